import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refused, waiting } from '../../testing/answers/types.ts';
import { brokenCardScript, declinedCard } from '../../testing/card-script-double.ts';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { noCards, sampleSubscription } from '../../testing/samples/billing.ts';
import { ownPage } from '../../testing/story-server.ts';
import { CardForm } from './card-form.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { Invoices } from './invoices.tsx';
import { PlanBenefits } from './plan-benefits.tsx';
import { RenewalDialog } from './renewal-dialog.tsx';
import { SavedCards } from './saved-cards.tsx';
import { SubscriptionSummary, UsedQueries } from './subscription-summary.tsx';

/** The pieces of subscription and payment. */
const meta = { title: 'Features/Billing/Parts', parameters: ownPage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onCard = fn(() => Promise.resolve());
const renewal = (willExpire: boolean) => (
  <RenewalDialog
    accountId={41}
    subscription={sampleSubscription({ cancel_at_period_end: willExpire })}
    date="30 novembre 2026"
    onClose={fn()}
  />
);
const config = {
  termsUrl: '/terms',
  supportChatSrc: null,
  demo: false,
  currentYear: 2026,
  payments: brokenCardScript,
};

export const Card: Story = {
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
export const CardDark: Story = {
  ...Card,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Numero della carta' })),
};
export const CardNotLoaded: Story = {
  ...Card,
  parameters: { api: { 'system.config': () => config } },
  play: async ({ canvas }) => void (await canvas.findByText(it.card_not_loaded)),
};
export const CardLoading: Story = {
  ...Card,
  parameters: { api: { 'system.config': waiting } },
  play: async ({ canvas }) => void (await canvas.findByText(it.card_loading)),
};
export const Cards: Story = {
  render: () => <SavedCards id={41} />,
  play: async ({ canvas }) => void (await canvas.findByText(/VISA •••• 4242/)),
};
export const NoCards: Story = {
  ...Cards,
  parameters: { api: { 'billing.paymentMethods': noCards } },
  play: async ({ canvas }) => void (await canvas.findByText(it.profile_cards_none)),
};
export const CardsNotLoaded: Story = {
  ...Cards,
  parameters: { api: { 'billing.paymentMethods': refused('payment_provider_failed') } },
  play: async ({ canvas }) => void (await canvas.findByText(new RegExp(it.payment_provider_failed))),
};
export const Benefits: Story = { render: () => <PlanBenefits /> };
export const Summary: Story = {
  render: () => <SubscriptionSummary account={sampleAccount()} subscription={sampleSubscription()} />,
};
export const NotPaid: Story = {
  render: () => (
    <SubscriptionSummary
      account={sampleAccount()}
      subscription={sampleSubscription({ status: 'past_due' })}
    />
  ),
};
export const Used: Story = { render: () => <UsedQueries account={sampleAccount({ used_queries: 499 })} /> };
export const UsedWithoutLimit: Story = {
  render: () => <UsedQueries account={sampleAccount({ plan_queries: -1, used_queries: 12_840 })} />,
  play: ({ canvas }) => expect(canvas.getByText(/12\.840/)).toBeVisible(),
};
export const Cancelling: Story = { render: () => renewal(false) };
export const Restoring: Story = { render: () => renewal(true), globals: { theme: 'dark' } };
export const CancellationRefused: Story = {
  render: () => renewal(false),
  parameters: { api: { 'billing.updateSubscription': refused('unknown_error') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.subscription_cancel }));
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
};
export const ChoosingAPlan: Story = {
  render: () => (
    <ChangePlanDialog account={sampleAccount()} subscription={sampleSubscription()} onClose={fn()} />
  ),
  play: async ({ canvas }) => void (await canvas.findByRole('radio', { name: /Mensile/ })),
};
export const NoInvoices: Story = {
  render: () => <Invoices accountId={41} />,
  parameters: { api: { 'billing.invoices': () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => void (await canvas.findByText(it.invoices_none)),
};
