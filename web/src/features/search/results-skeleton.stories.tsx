import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownPage } from '../../testing/story-server.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';

const meta = {
  title: 'Features/Search/ResultsSkeleton',
  component: ResultsSkeleton,
  parameters: ownPage,
} satisfies Meta<typeof ResultsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: {} };
export const Dark: Story = { ...Light, globals: { theme: 'dark' } };
