import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailed } from './load-failed.tsx';

const meta = {
  title: 'Components/LoadFailed',
  component: LoadFailed,
  args: { error: new Error('unknown'), onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a known reason it names the failed action. */
export const Unexplained: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OfFolders: Story = { args: { text: 'error_getting_folders' } };
/** A missing object offers no retry. */
export const Final: Story = {
  args: { error: Object.assign(new Error('file_not_found'), { data: { httpStatus: 404 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnAPhone: Story = { ...OfFolders, globals: { viewport: { value: 'w320' } } };
