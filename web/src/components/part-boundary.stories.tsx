import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PartBoundary } from './part-boundary.tsx';

function Broken(): never {
  throw new Error('A part that cannot be drawn');
}

const meta = {
  title: 'Components/PartBoundary',
  component: PartBoundary,
  args: { children: <Broken /> },
} satisfies Meta<typeof PartBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a failed retry the focus stays on the button. */
export const Broke: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Questa sezione non è stata caricata.');
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova' }));
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toHaveFocus();
  },
};
export const English: Story = { globals: { locale: 'en' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
