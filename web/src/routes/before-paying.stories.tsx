import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refused, sequence } from '../testing/answers/types.ts';
import { goodCard } from '../testing/card-script-double.ts';
import { withoutPlan } from '../testing/samples/accounts.ts';
import { sampleQuote, sampleSubscription } from '../testing/samples/billing.ts';
import { daysFromNow } from '../testing/samples/days.ts';
import { previews } from '../testing/samples/plan-previews.ts';
import { at, screenStory } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import CompleteSubscription from './complete-subscription.tsx';

/** Steps between plan and payment: billing data, and a price that changed. */
const meta = {
  title: 'Screens/Subscription needed, before paying',
  component: CompleteSubscription,
  ...screenStory,
} satisfies Meta<typeof CompleteSubscription>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = withoutPlan({ trial_expires_at: daysFromNow(-1) });
const pay =
  (card: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), card);
    const button = canvas.getByRole('button', { name: it.subscribe_pay });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  };

/** Billing data is saved before the payment. */
export const WithBillingData: Story = {
  ...at('/', { account }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [fold] = await canvas.findAllByText(it.billing_title);
    await userEvent.click(fold!);
    await userEvent.click(await canvas.findByRole('radio', { name: it.billing_invoice }));
    const type = async (label: string, value: string) => {
      const field = canvas.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, value);
    };
    await type(it.billing_vat_number, '00743110157');
    await pay(goodCard)(context);
    const code = await canvas.findByText(it.pec_required);
    await expect(code).toBeVisible();
    await expect(server().asked('billing.subscribe')).toHaveLength(0);
    await expect(server().asked('billing.createSetupIntent')).toHaveLength(0);
    await type(it.billing_fe_code_or_pec, 'ABC1234');
    await userEvent.click(canvas.getByRole('button', { name: it.subscribe_pay }));
    await waitFor(() => expect(server().asked('billing.subscribe')).toHaveLength(1));
    await expect(server().asked('accounts.update')).toMatchObject([
      { id: 41, vat_number: '00743110157', metadata: { is_invoice: 'true', Fe_code: 'ABC1234' } },
    ]);
    const order = server().calls.map(({ operation }) => operation);
    await expect(order.indexOf('accounts.update')).toBeLessThan(order.indexOf('billing.createSetupIntent'));
  },
};
/** Rejected billing data is shown next to its field, and nothing is paid. */
export const BillingDataRefused: Story = {
  ...at('/', {
    account,
    api: {
      'accounts.update': refused('validation_failed', {
        issues: [{ path: 'metadata.Fiscal_code', message: 'fiscal_code_invalid' }],
      }),
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [fold] = await canvas.findAllByText(it.billing_title);
    await userEvent.click(fold!);
    const line = await canvas.findByRole('textbox', { name: it.billing_address });
    await userEvent.type(line, ' bis');
    await pay(goodCard)(context);
    await canvas.findByText(it.fiscal_code_invalid);
    await expect(canvas.getByRole('textbox', { name: it.billing_fiscal_code })).toHaveFocus();
    await expect(line).toHaveValue('Via Larga 12 bis');
    await expect(server().asked('billing.subscribe')).toHaveLength(0);
  },
};
/**
 * The price changed. The difference is highlighted, the card is kept, and the next click pays the
 * new price.
 */
export const QuoteChanged: Story = {
  ...at('/', {
    account,
    // Created for each story, because the first click is rejected in each.
    api: () => ({
      'billing.previewSubscription': previews.newTrial,
      'billing.subscribe': sequence(
        refused('quote_changed', { data: { preview: { ...previews.newNow(), quote: 'new' } } }),
        () => ({
          success: true,
          message: 'subscription_plan_udated' as const,
          subscription: sampleSubscription(),
        }),
      ),
    }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pay(goodCard)(context);
    await canvas.findByText(it.quote_changed);
    await expect(canvas.getAllByRole('insertion')[0]).toHaveTextContent(/39,20/);
    await userEvent.click(canvas.getByRole('button', { name: it.subscribe_pay }));
    await waitFor(() => expect(server().asked('billing.subscribe')).toHaveLength(2));
    await expect(server().asked('billing.createSetupIntent')).toHaveLength(1);
    await expect(server().asked('billing.subscribe')).toMatchObject([
      { quote: sampleQuote, paymentMethodId: 'pm_new' },
      { quote: 'new', paymentMethodId: 'pm_new' },
    ]);
  },
};
export const QuoteChangedDark: Story = { ...QuoteChanged, globals: { theme: 'dark' } };
