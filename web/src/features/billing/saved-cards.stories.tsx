import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { noCards, sampleSubscription } from '../../testing/samples/billing.ts';
import { ownPage } from '../../testing/story-server.ts';
import { SavedCards } from './saved-cards.tsx';

const meta = {
  title: 'Features/Billing/SavedCards',
  component: SavedCards,
  parameters: ownPage,
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const One: Story = {
  render: () => <SavedCards id={41} />,
  play: async ({ canvas }) => void (await canvas.findByText(/VISA •••• 4242/)),
};
export const OneOfTwoPays: Story = {
  ...One,
  parameters: { api: { 'billing.subscription': () => sampleSubscription() } },
  play: async ({ canvas }) => {
    const pays = await canvas.findByText(it.profile_card_pays);
    await expect(pays.closest('li')).toHaveTextContent('VISA •••• 4242');
  },
};
export const None: Story = {
  ...One,
  parameters: { api: { 'billing.paymentMethods': noCards } },
  play: async ({ canvas }) => void (await canvas.findByText(it.profile_cards_none)),
};
export const NotLoaded: Story = {
  ...One,
  parameters: { api: { 'billing.paymentMethods': refused('payment_provider_failed') } },
  play: async ({ canvas }) => void (await canvas.findByText(new RegExp(it.payment_provider_failed))),
};
