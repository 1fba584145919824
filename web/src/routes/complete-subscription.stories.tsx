import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { brokenCardScript, declinedCard, goodCard } from '../testing/card-script-double.ts';
import { sampleAccount, withoutPlan } from '../testing/samples/accounts.ts';
import { sampleCustomer, sampleInvoices, sampleSubscription } from '../testing/samples/billing.ts';
import { daysFromNow, secondsFromNow } from '../testing/samples/days.ts';
import { previews } from '../testing/samples/plan-previews.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import CompleteSubscription from './complete-subscription.tsx';
import { sampleReceipt } from '../testing/samples/receipt.ts';

/** Gate for a verified account without plan, trial or licence. */
const meta = {
  title: 'Screens/Subscription needed',
  component: CompleteSubscription,
  ...screenStory,
} satisfies Meta<typeof CompleteSubscription>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = withoutPlan({ trial_expires_at: daysFromNow(-1) });
const config = {
  termsUrl: '/terms',
  privacyUrl: '/privacy',
  privacy: { operator: null, securityLogDays: 190, questionsLeave: false },
  supportChatSrc: null,
  supportEmail: null,
  pricesIncludeVat: true,
  assistants: true,
  demo: false,
  now: '2026-01-12T09:00:00.000Z',
  currentYear: 2026,
};
const pay =
  (card: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), card);
    await userEvent.click(canvas.getByRole('button', { name: it.subscribe_pay }));
  };

export const PlansAndCard: Story = { ...at('/', { account }), play: shows(it.card_secure) };
export const SaysSinceWhen: Story = {
  ...at('/', { account: { ...account, customerid: null } }),
  play: shows(/L’accesso alla ricerca è scaduto (?:il |l’)/),
};
/** Visiting this screen creates a customer, but no subscription. */
export const SaysSinceWhenAgain: Story = {
  ...at('/', { account, api: { 'billing.invoices': () => ({ data: [], total: 0 }) } }),
  play: shows(/L’accesso alla ricerca è scaduto (?:il |l’)/),
};
export const Dark: Story = { ...PlansAndCard, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...PlansAndCard, globals: phone };
export const English: Story = { ...PlansAndCard, globals: { locale: 'en' }, play: shows(en.card_secure) };
export const WithTrial: Story = {
  ...at('/', {
    account,
    api: {
      'billing.customer': () => sampleCustomer({ trial_days: 14, trial_end: secondsFromNow(14) }),
      'billing.previewSubscription': previews.newTrial,
    },
  }),
  play: shows(/Oggi non viene addebitato nulla/),
};
export const Loading: Story = {
  ...at('/', { account, api: { 'billing.products': waiting } }),
  play: shows(it.loading),
};
export const PlansNotLoaded: Story = {
  ...at('/', { account, api: { 'billing.products': refused('payment_provider_failed') } }),
  play: shows(new RegExp(it.payment_provider_failed)),
};
export const AccountNotLoaded: Story = {
  ...at('/', { account, api: { 'session.me': refused('unknown_error') } }),
  play: shows(/prova-0001/),
};
export const NoPlanForThisAccount: Story = {
  ...at('/', { account: { ...account, price_type: 'convenzione' } }),
  play: shows(it.plan_none),
};
export const CardFormNotLoaded: Story = {
  ...at('/', { account, api: { 'system.config': () => ({ ...config, payments: brokenCardScript }) } }),
  play: shows(it.card_not_loaded),
};
export const PaymentsNotSetUp: Story = {
  ...at('/', { account, api: { 'system.config': () => ({ ...config, payments: null }) } }),
  play: shows(it.card_not_loaded),
};
export const CardDeclined: Story = {
  ...at('/', { account }),
  play: async (context) => {
    await pay(declinedCard)(context);
    await context.canvas.findByText('La carta è stata rifiutata.');
  },
};
const unpaid = (subscription: ReturnType<typeof sampleSubscription> | null): Story => ({
  ...at('/', {
    account,
    api: { 'billing.subscribe': () => ({ success: false, message: 'invoice_payment_failed', subscription }) },
  }),
  play: async (context) => {
    await pay(goodCard)(context);
    await findNotice(subscription ? it.subscription_payment_failed : it.invoice_payment_failed);
  },
});
export const PaymentDeclined = unpaid(sampleSubscription({ status: 'incomplete' }));
/** The card was rejected, or an earlier invoice must be paid first. */
export const NothingCreated = unpaid(null);
export const Subscribed: Story = {
  ...at('/', {
    account,
    // Account after the payment.
    api: () => {
      let paid = false;
      const now = () => (paid ? sampleAccount() : account);
      return {
        'session.me': now,
        'session.check': () => ({
          license: paid,
          answer: 'ok',
          query: paid,
          next_search: sampleReceipt().next_search,
          user: now(),
          citation_style: null,
        }),
        'billing.subscribe': () => {
          paid = true;
          return { success: true, message: 'subscription_plan_udated', subscription: sampleSubscription() };
        },
      };
    },
  }),
  play: async (context) => {
    await pay(goodCard)(context);
    await context.canvas.findByRole('combobox', { name: it.search_label });
    await expect(server().asked('billing.subscribe')).toMatchObject([
      { planId: 'price_monthly', paymentMethodId: 'pm_new', coupon: 'MASSIMA_WELCOME' },
    ]);
  },
};
export const RenewalNotPaid: Story = {
  ...at('/', {
    account,
    api: { 'billing.subscription': () => sampleSubscription({ status: 'past_due' }) },
  }),
  play: shows(it.subscription_unpaid),
};
export const RenewalNotPaidDark: Story = { ...RenewalNotPaid, globals: { theme: 'dark' } };
/** A user who no longer wants it need not pay first. */
export const UnpaidRenewalCancelled: Story = {
  ...at('/', {
    account,
    api: () => {
      const subscription = sampleSubscription({ status: 'past_due', next_charge: null });
      return {
        'billing.subscription': () => subscription,
        'billing.updateSubscription': ({ cancel_at_period_end: ends = false }) => {
          subscription.cancel_at_period_end = ends;
          return { success: true, message: 'ok', subscription };
        },
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.subscription_cancel }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.subscription_cancel_title }));
    await dialog.findByText(/resta da pagare/);
    await userEvent.click(dialog.getByRole('button', { name: it.subscription_cancel }));
    await findNotice(it.subscription_cancelled);
    await canvas.findByRole('button', { name: it.subscription_restore });
  },
};
/** Invoice of a plan that has ended, which the card on file does not pay. */
export const InvoiceRefused: Story = {
  ...at('/', {
    account,
    api: {
      'billing.payInvoice': ({ paymentMethodId }) => ({
        success: paymentMethodId !== undefined,
        message: paymentMethodId === undefined ? 'invoice_payment_failed' : 'ok',
        invoice: sampleInvoices().data[0]!,
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.invoice_pay }));
    await findNotice(it.invoice_payment_failed);
    await canvas.findByRole('heading', { name: it.invoice_other_card });
  },
};
export const InvoicePaidByAnotherCard: Story = {
  ...InvoiceRefused,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await InvoiceRefused.play?.(context);
    const part = within(canvas.getByRole('heading', { name: it.invoice_other_card }).parentElement!);
    await userEvent.type(await part.findByRole('textbox', { name: 'Numero della carta' }), goodCard);
    await userEvent.click(part.getByRole('button', { name: /^Paga \d/ }));
    await findNotice(it.invoice_payment_succeeded);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: it.invoice_other_card })).toBeNull());
    await expect(server().asked('billing.payInvoice')).toMatchObject([{}, { paymentMethodId: 'pm_new' }]);
  },
};
const document = {
  ...{ id: 7, invoice: 'in_7', type: 'TD01' as const, number: 'M7/2025', day: '2025-11-08', amount: 4900 },
  ...{ state: 'made' as const, problem: '' },
};
/** Without a plan, previous invoices can be downloaded in both formats. */
export const PastInvoices: Story = {
  ...at('/', { account, api: { 'billing.electronicInvoices': () => ({ documents: [document] }) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Scarica l’XML: Fattura M7/2025' });
    await canvas.findByRole('heading', { name: it.invoices_title });
    const [link] = await canvas.findAllByRole('link', { name: it.invoice_download });
    await expect(link).toBeVisible();
  },
};
/** States that the trial has ended. */
export const TrialEnded: Story = { ...at('/', { account }), play: shows(/Il periodo di prova è terminato/) };
