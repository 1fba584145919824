import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { waiting } from '../../testing/answers/types.ts';
import { brokenCardScript, declinedCard } from '../../testing/card-script-double.ts';
import { ownPage } from '../../testing/story-server.ts';
import { CardForm } from './card-form.tsx';

const meta = { title: 'Features/Billing/CardForm', component: CardForm, parameters: ownPage } satisfies Meta;
export default meta;
type Story = StoryObj;

const onCard = fn(() => Promise.resolve());
const config = {
  termsUrl: '/terms',
  supportChatSrc: null,
  supportEmail: null,
  now: new Date().toISOString(),
  demo: false,
  currentYear: 2026,
  payments: brokenCardScript,
};

export const Declined: Story = {
  render: () => <CardForm customerId="cus_1" label="Salva la carta" onCard={onCard} />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Salva la carta' });
    await expect(button).toBeDisabled();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), declinedCard);
    await userEvent.click(button);
    await canvas.findByText('La carta è stata rifiutata.');
    await expect(onCard).not.toHaveBeenCalled();
  },
};
export const Dark: Story = {
  ...Declined,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Numero della carta' })),
};
export const NotLoaded: Story = {
  ...Declined,
  parameters: { api: { 'system.config': () => config } },
  play: async ({ canvas }) => void (await canvas.findByText(it.card_not_loaded)),
};
export const Loading: Story = {
  ...Declined,
  parameters: { api: { 'system.config': waiting } },
  play: async ({ canvas }) => void (await canvas.findByText(it.card_loading)),
};
