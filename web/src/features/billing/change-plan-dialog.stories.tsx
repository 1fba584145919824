import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { sampleSubscription } from '../../testing/samples/billing.ts';
import { ownPage } from '../../testing/story-server.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

const meta = {
  title: 'Features/Billing/ChangePlanDialog',
  component: ChangePlanDialog,
  parameters: ownPage,
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Choosing: Story = {
  render: () => (
    <ChangePlanDialog account={sampleAccount()} subscription={sampleSubscription()} onClose={fn()} />
  ),
  play: async ({ canvas }) => void (await canvas.findByRole('radio', { name: /Mensile/ })),
};
