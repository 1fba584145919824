import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownPage } from '../../testing/story-server.ts';
import { Invoices } from './invoices.tsx';

const meta = { title: 'Features/Billing/Invoices', component: Invoices, parameters: ownPage } satisfies Meta;
export default meta;
type Story = StoryObj;

export const None: Story = {
  render: () => <Invoices accountId={41} />,
  parameters: { api: { 'billing.invoices': () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => void (await canvas.findByText(it.invoices_none)),
};
