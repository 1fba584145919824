import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { sampleOverview } from '../testing/samples/account-page.ts';
import { administrator, sampleAccounts } from '../testing/samples/accounts.ts';
import { daysFromNow } from '../testing/samples/days.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import EditUser from './edit-user.tsx';

/** Account that an administrator creates or edits. */
const meta = { title: 'Screens/Administration, account', component: EditUser, ...screenStory } satisfies Meta<
  typeof EditUser
>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = administrator();

export const New: Story = { ...at('/createuser', { account }), play: shows(it.admin_created_hint) };
export const NewDark: Story = { ...New, globals: { theme: 'dark', ...phone } };
export const NewIncomplete: Story = {
  ...at('/createuser', { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.save }));
    await canvas.findByText(it.signup_name_is_required);
    await expect(server().asked('accounts.create')).toHaveLength(0);
  },
};
const fillNames: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: it.admin_name }), 'Anna');
  await userEvent.type(canvas.getByRole('textbox', { name: it.admin_surname }), 'Leone');
  await userEvent.type(canvas.getByRole('textbox', { name: it.admin_email }), 'anna.leone@studio.example');
};
export const NewWithAnAddressInUse: Story = {
  ...at('/createuser', { account, api: { 'accounts.create': refused('email_already_used') } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillNames(context);
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await canvas.findByText(it.email_in_use);
    await expect(canvas.getByRole('textbox', { name: it.admin_name })).toHaveValue('Anna');
  },
};
/** The licence ends at the end of the selected day, as on the edit screen. */
export const NewWithALicence: Story = {
  ...at('/createuser', { account }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillNames(context);
    fireEvent.change(canvas.getByLabelText(it.admin_licence_field), { target: { value: '2031-12-31' } });
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.user_profile_created);
    const end = new Date('2031-12-31T23:59:59').toISOString();
    await expect(server().asked('accounts.create')).toMatchObject([{ license_expire_at: end }]);
  },
};
/** A browser reads a two-digit year as antiquity. */
export const NewWithALicenceOfAntiquity: Story = {
  ...at('/createuser', { account }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillNames(context);
    fireEvent.change(canvas.getByLabelText(it.admin_licence_field), { target: { value: '0026-12-31' } });
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await canvas.findByText(it.admin_licence_wrong);
    await expect(server().asked('accounts.create')).toHaveLength(0);
  },
};
/** The billing section has to be complete before anything is sent. */
export const NewWithBilling: Story = {
  ...at('/createuser', { account }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillNames(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: it.admin_billing_toggle }));
    await expect(canvas.getByRole('button', { name: it.save })).toBeDisabled();
    await userEvent.type(
      await canvas.findByRole('textbox', { name: it.billing_fiscal_code }),
      'rssmra80a01h501u',
    );
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.user_profile_created);
    await expect(server().asked('accounts.update')).toMatchObject([
      { metadata: { is_invoice: 'false', Fiscal_code: 'RSSMRA80A01H501U' } },
    ]);
  },
};
export const NewWithoutItsBilling: Story = {
  ...at('/createuser', { account, api: { 'accounts.update': refused('payment_provider_failed') } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillNames(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: it.admin_billing_toggle }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: it.billing_fiscal_code }),
      'RSSMRA80A01H501U',
    );
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.admin_created_without_billing);
    await canvas.findByRole('heading', { name: it.admin_edit_title });
  },
};
export const Edited: Story = {
  ...at('/edituser/44', { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: it.admin_disabled_field }));
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.user_profile_updated);
    await expect(server().asked('accounts.update')).toEqual([{ id: 44, disabled: true }]);
  },
};
/**
 * Changes by the owner are kept: the address was verified and a plan bought while the form was
 * open.
 */
export const EditedBesideItsOwner: Story = {
  ...at('/edituser/44', { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: it.admin_name }), ' Maria');
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.user_profile_updated);
    const [sent] = server().asked('accounts.update');
    await expect(Object.keys(sent ?? {}).sort()).toEqual(['id', 'name']);
  },
};
export const WithBilling: Story = {
  ...at('/edituser/41', { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: it.admin_billing_toggle }));
    await canvas.findByRole('textbox', { name: it.billing_fiscal_code });
  },
};
export const English: Story = {
  ...at('/edituser/45', { account }),
  globals: { locale: 'en' },
  play: shows(en.admin_edit_title),
};
export const Loading: Story = {
  ...at('/edituser/44', { account, api: { 'accounts.byId': waiting } }),
  play: shows(it.loading),
};
export const Missing: Story = {
  ...at('/edituser/999', { account, api: { 'accounts.byId': refused('user_not_found') } }),
  play: shows(it.user_not_found),
};
export const AtAGlance: Story = {
  ...at('/edituser/45', { account }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /Castelnuovo/ });
    await canvas.findByText(it.admin_standing_licence);
    await canvas.findByText(it.admin_mail_choose_password);
    await canvas.findByText(it.wrong_user_or_password);
    await expect(canvas.queryByText(it.audit_accounts_byId)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: it.admin_log_looks }));
    await canvas.findByText(it.audit_accounts_byId);
  },
};
export const AtAGlanceOnAPhone: Story = {
  ...at('/edituser/45', { account }),
  globals: { theme: 'dark', ...phone },
  play: shows(it.admin_log),
};
/** The mail that was sent again appears in the list. */
export const SentAgain: Story = {
  ...at('/edituser/44', {
    account,
    api: () => {
      const before = sampleOverview(44);
      let { mails } = before;
      return {
        'accounts.overview': () => ({ ...before, mails }),
        'accounts.sendPasswordLink': () => {
          mails = [
            { ...mails[0]!, id: 9, template: 'password_changed', created_at: daysFromNow(0) },
            ...mails,
          ];
          return { success: true, message: 'recovery_email_sent' };
        },
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.admin_send_password_again }));
    await canvas.findByText(it.admin_mail_password_changed);
  },
};
/** A licence that was extended runs, also for an administrator who comes back immediately. */
export const LicenceProlonged: Story = {
  ...at('/edituser/44', {
    account,
    api: () => {
      let standing: 'over' | 'licence' = 'over';
      return {
        'accounts.overview': (input) => ({ ...sampleOverview(input.id), standing }),
        'accounts.update': () => {
          standing = 'licence';
          return sampleAccounts()[3]!;
        },
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(it.admin_standing_over);
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.user_profile_updated);
    await userEvent.click(await canvas.findByRole('link', { name: 'Modifica Pietro Galli' }));
    await canvas.findByText(it.admin_standing_licence);
  },
};

const pending = () => ({
  change: {
    email: 'nuovo.indirizzo@studio.example',
    asked_at: daysFromNow(-2),
    confirmed_at: daysFromNow(-1),
    agreed_at: null,
    silent_at: daysFromNow(5),
    lapses_at: daysFromNow(12),
  },
});
export const AddressPending: Story = {
  ...at('/edituser/44', { account, api: { 'accounts.addressChange': pending } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.address_withdraw }));
    await findNotice(it.address_withdrawn);
    await expect(server().asked('accounts.withdrawAddressChange')).toEqual([{ id: 44 }]);
  },
};
export const AddressPendingDark: Story = {
  ...at('/edituser/44', { account, api: { 'accounts.addressChange': pending } }),
  globals: { theme: 'dark', ...phone },
  play: shows(/nuovo\.indirizzo@studio\.example/),
};
/** A new address is not the account's yet, and the administrator sees that. */
export const AddressChanged: Story = {
  ...at('/edituser/44', {
    account,
    api: {
      'accounts.update': () => ({ ...sampleAccounts()[0]!, warning: 'address_change_pending' as const }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: it.admin_email });
    await userEvent.clear(field);
    await userEvent.type(field, 'nuovo@studio.example');
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.address_change_pending);
  },
};
