import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const meta = {
  title: 'Components/ScreenSkeleton',
  component: ScreenSkeleton,
  args: { lines: 4 },
} satisfies Meta<typeof ScreenSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Caricamento in corso…'),
};
export const LongText: Story = { args: { lines: 8 } };
export const Dark: Story = { globals: { theme: 'dark' } };
