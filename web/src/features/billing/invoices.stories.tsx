import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { Invoices } from './invoices.tsx';

const meta = { title: 'Features/Billing/Invoices', component: Invoices, parameters: ownPage } satisfies Meta<
  typeof Invoices
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  args: { accountId: 41 },
  parameters: { api: { 'billing.invoices': () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => void (await canvas.findByText(it.invoices_none)),
};
/** Each row states its purpose. */
export const Some: Story = {
  args: { accountId: 41 },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Piano Mensile/)).length).toBe(4);
    await expect(canvas.getAllByText(/\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/).length).toBe(4);
  },
};
