import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pager } from './pager.tsx';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: { page: 2, size: 10, rowCount: 10, total: 134, sizes: [10, 25, 50], onPage: fn(), onSize: fn() },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('11–20 di 134');
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina successiva' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Righe per pagina' }), '25');
    await expect(args.onSize).toHaveBeenCalledWith(25);
  },
};
export const First: Story = {
  args: { page: 1 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Pagina precedente' })).toBeDisabled(),
};
export const Last: Story = {
  args: { page: 14, rowCount: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('131–134 di 134');
    await expect(canvas.getByRole('button', { name: 'Pagina successiva' })).toBeDisabled();
  },
};
export const OnlyOne: Story = { args: { page: 1, rowCount: 3, total: 3 } };
export const ManyRows: Story = { args: { page: 1250, rowCount: 10, total: 1_234_567 } };
export const ManyRowsOnAPhone: Story = { ...ManyRows, globals: { viewport: { value: 'w320' } } };
export const English: Story = { ...ManyRows, globals: { locale: 'en' } };
export const Dark: Story = { globals: { theme: 'dark' } };

function Paged({ page: first, ...props }: ComponentProps<typeof Pager>) {
  const [page, setPage] = useState(first);
  return <Pager {...props} page={page} onPage={setPage} />;
}
/** Moves from the first page to the last by keyboard only. */
export const ByKeyboard: Story = {
  args: { page: 1, total: 30, sizes: [10] },
  render: (args) => <Paged key={args.page} {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pagina successiva' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('21–30 di 30');
  },
};
