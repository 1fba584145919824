import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { administrator, sampleAccount } from '../testing/samples/accounts.ts';
import { noCards } from '../testing/samples/billing.ts';
import { samplePrices } from '../testing/samples/connections.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Profile from './profile.tsx';

const meta = { title: 'Screens/Profile', component: Profile, ...screenStory } satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/profile';
const openBilling: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText(it.billing_title, { selector: 'summary, summary *' }));
};

const openKeys: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText(it.connections_title, { selector: 'summary, summary *' }));
};

export const Lawyer: Story = { ...at(here), play: shows(it.profile_data) };
export const Dark: Story = { ...Lawyer, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Lawyer, globals: phone };
export const English: Story = { ...Lawyer, globals: { locale: 'en' }, play: shows(en.profile_export) };
export const Administrator: Story = {
  ...at(here, { account: administrator() }),
  play: shows(it.profile_data),
};
export const NotYetACustomer: Story = {
  ...at(here, {
    account: sampleAccount({ customerid: null }),
    api: { 'billing.paymentMethods': noCards },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(it.profile_cards, { selector: 'summary, summary *' }));
    await canvas.findByText(it.profile_cards_none);
  },
};
export const Loading: Story = { ...at(here, { api: { 'session.me': waiting } }), play: shows(it.loading) };
export const NotLoaded: Story = {
  ...at(here, { api: { 'session.me': refused('unknown_error') } }),
  play: shows(new RegExp(it.user_profile_load_error)),
};
export const NameMissing: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: it.profile_name }));
    await canvas.findByText(it.signup_name_is_required);
    await expect(canvas.getByRole('button', { name: it.save })).toBeDisabled();
  },
};
/** The citation form takes effect immediately and is saved to the account. */
export const CitationFormChosen: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^ECLI/ }));
    await waitFor(() =>
      expect(server().asked('session.chooseCitationStyle')).toEqual([{ citation_style: 'ecli' }]),
    );
    await expect(canvas.getByRole('radio', { name: /^ECLI/ })).toBeChecked();
  },
};
/** A rejection is reported and the previous choice restored. */
export const CitationFormRefused: Story = {
  ...at(here, { api: { 'session.chooseCitationStyle': refused('service_unavailable') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^ECLI/ }));
    await findNotice(it.service_unavailable);
    await expect(canvas.getByRole('radio', { name: /12 gennaio 2019/ })).toBeChecked();
  },
};
/** Unsaved changes survive a reload and prompt before leaving. */
export const LeftWithChanges: Story = {
  ...at('/profile'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: it.profile_name }), ' Maria');
    await userEvent.click(canvas.getByRole('link', { name: it.back_to_search }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.leave_title }));
    await userEvent.click(dialog.getByRole('button', { name: it.leave_stay }));
    await expect(canvas.getByRole('textbox', { name: it.profile_name })).toHaveValue('Giulia Maria');
    await userEvent.click(canvas.getByRole('link', { name: it.back_to_search }));
    await canvas.findByRole('alertdialog', { name: it.leave_title });
  },
};
export const Saved: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: it.profile_surname }), ' Amato');
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.user_profile_updated);
    await expect(server().asked('accounts.update')).toMatchObject([{ surname: 'Ferrante Amato' }]);
  },
};
export const FiscalCodeWrong: Story = {
  ...at(here),
  play: async (context) => {
    await openBilling(context);
    const { canvas, userEvent } = context;
    const code = await canvas.findByRole('textbox', { name: it.billing_fiscal_code });
    await userEvent.clear(code);
    await userEvent.type(code, 'frrgli80a41f205x');
    await userEvent.tab();
    await canvas.findByText(it.fiscal_code_invalid);
    await expect(code).toHaveValue('FRRGLI80A41F205X');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('button', { name: it.save })).toBeDisabled();
  },
};
export const InvoiceWanted: Story = {
  ...at(here),
  play: async (context) => {
    await openBilling(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: it.billing_invoice }));
    await userEvent.click(canvas.getByRole('textbox', { name: it.billing_vat_number }));
    await userEvent.tab();
    await canvas.findByText(it.vat_number_required);
  },
};
export const DataOfTheProviderNotThere: Story = {
  ...at(here, { api: { 'billing.customer': refused('payment_provider_failed') } }),
  play: async (context) => {
    await openBilling(context);
    // Only the provider stores the owners of the cards.
    await expect(await context.canvas.findAllByText(new RegExp(it.payment_provider_failed))).toHaveLength(2);
  },
};
export const Deleting: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.profile_delete }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.profile_delete }));
    await expect(dialog.getByText(it.profile_delete_text)).toBeVisible();
  },
};
/** An administrator changed the address. The owner is informed and can cancel it. */
export const AddressPending: Story = {
  ...at(here, {
    api: {
      'accounts.addressChange': () => ({
        change: {
          email: 'nuovo.indirizzo@studio.example',
          asked_at: '2025-11-15T09:00:00.000Z',
          confirmed_at: null,
          agreed_at: null,
          silent_at: '2025-11-22T09:00:00.000Z',
          lapses_at: '2025-11-29T09:00:00.000Z',
        },
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/nuovo\.indirizzo@studio\.example/);
    await userEvent.click(canvas.getByRole('button', { name: it.address_withdraw }));
    await findNotice(it.address_withdrawn);
  },
};
export const Keys: Story = {
  ...at(here),
  play: async (context) => {
    await openKeys(context);
    await context.canvas.findByText('Script delle scadenze');
  },
};
export const KeysOnAPhone: Story = { ...Keys, globals: phone };
export const NoKeys: Story = {
  ...at(here, { api: { 'connections.list': () => ({ connections: [], most: 5, ...samplePrices }) } }),
  play: async (context) => {
    await openKeys(context);
    await context.canvas.findByText(it.connections_none);
  },
};
/** Permissions are selected, and the key is shown once. */
export const KeyMade: Story = {
  ...at(here),
  play: async (context) => {
    await openKeys(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: it.connections_new }));
    const form = within(await canvas.findByRole('dialog', { name: it.connections_new }));
    const make = form.getByRole('button', { name: it.connections_new });
    await expect(make).toBeDisabled();
    await userEvent.type(form.getByRole('textbox', { name: it.connection_name }), 'Ricerche del lunedì');
    await userEvent.click(form.getByRole('checkbox', { name: it.connection_write }));
    await userEvent.click(make);
    await canvas.findByText(/^mk_prova/);
    await expect(server().asked('connections.createKey')).toEqual([
      { name: 'Ricerche del lunedì', may_write: true, days: 90 },
    ]);
  },
};
export const KeysFull: Story = {
  ...at(here, { api: { 'connections.createKey': refused('connections_full') } }),
  play: async (context) => {
    await openKeys(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: it.connections_new }));
    const form = within(await canvas.findByRole('dialog', { name: it.connections_new }));
    await userEvent.type(form.getByRole('textbox', { name: it.connection_name }), 'Sesta');
    await userEvent.click(form.getByRole('button', { name: it.connections_new }));
    await findNotice(it.connections_full);
    await expect(form.getByRole('textbox', { name: it.connection_name })).toHaveValue('Sesta');
  },
};
export const KeyEnded: Story = {
  ...at(here),
  play: async (context) => {
    await openKeys(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoca «Script delle scadenze»' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: it.connection_end_confirm }));
    await findNotice(it.connection_ended);
    await expect(server().asked('connections.end')).toEqual([{ id: 11 }]);
  },
};
export const AllKeysEnded: Story = {
  ...at(here),
  play: async (context) => {
    await openKeys(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: it.connections_end_all }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: it.connection_end_confirm }));
    await findNotice(it.connection_ended);
    await expect(server().asked('connections.endAll')).toHaveLength(1);
  },
};
