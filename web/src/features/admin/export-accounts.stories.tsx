import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused } from '../../testing/answers/types.ts';
import { administrator } from '../../testing/samples/accounts.ts';
import { told } from '../../testing/screen-story.tsx';
import { ownPage } from '../../testing/story-server.ts';
import { ExportAccounts } from './export-accounts.tsx';

const meta = {
  title: 'Features/Admin/ExportAccounts',
  component: ExportAccounts,
  parameters: { ...ownPage, account: administrator() },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const planName = (plan: string) => (plan === 'yearly' ? 'Annuale' : 'Mensile');

export const Refused: Story = {
  render: () => <ExportAccounts planName={planName} />,
  parameters: { api: { 'accounts.list': refused('access_denied') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await told(it.access_denied);
  },
};
