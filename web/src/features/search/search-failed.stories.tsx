import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { SearchFailed } from './search-failed.tsx';

const meta = {
  title: 'Features/Search/SearchFailed',
  component: SearchFailed,
  parameters: ownPage,
} satisfies Meta<typeof SearchFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = { status: 503, key: 'service_unavailable', issues: [] };

export const Explained: Story = { args: { error: failed, onRetry: fn() } };
export const ByUs: Story = {
  args: { error: { status: 500, key: 'unknown_error', requestId: 'prova-0001', issues: [] }, onRetry: fn() },
};
