import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { done } from '../testing/answers/parts.ts';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Verify from './verify.tsx';

/** Targets of mailed links, and pages that send another link. */
const meta = { title: 'Screens/Emailed links', component: Verify, ...screenStory } satisfies Meta<
  typeof Verify
>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = { account: null };
const verify = '/users/verify/41/segreto';
const again = '/verification_email?email=giulia.ferrante@studio.example';

export const Verifying: Story = {
  ...at(verify, { ...signedOut, api: { 'accounts.verify': waiting } }),
  play: shows(it.verify_running),
};
export const Verified: Story = { ...at(verify, signedOut), play: shows(it.verify_done) };
/** Colleagues with the same domain have used up its trials. */
export const VerifiedWithoutTrial: Story = {
  ...at(verify, {
    ...signedOut,
    api: {
      'accounts.verify': () => ({
        success: true,
        message: 'token_valid',
        isLogged: false,
        warning: 'trial_used_by_domain',
        trial_used: { domain: 'studio-ferrante.example', contact: 'commerciale@massima.example' },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Per studio-ferrante\.example la prova è già stata usata/);
    await expect(canvas.getByText(/scriva a commerciale@massima\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: it.trial_used_next })).toBeVisible();
  },
};
export const VerificationFailed: Story = {
  ...at(verify, { ...signedOut, api: { 'accounts.verify': refused('token_not_valid') } }),
  play: shows(it.token_not_valid),
};
/** The user who signed in by the link opens it again. */
export const VerifiedBefore: Story = {
  ...at(verify, { api: { 'accounts.verify': refused('token_not_valid') } }),
  play: shows(it.verify_done),
};
export const VerifiedBeforeByAnother: Story = {
  ...at('/users/verify/40/segreto', { api: { 'accounts.verify': refused('token_not_valid') } }),
  play: shows(it.token_not_valid),
};
/** A mail scanner that runs scripts opened the link before the reader. */
export const VerifiedByAScanner: Story = {
  ...at(verify, { ...signedOut, api: { 'accounts.verify': refused('email_already_verified') } }),
  play: shows(it.email_already_verified),
};
export const VerificationLinkCutShort: Story = {
  ...at('/users/verify/x/y', signedOut),
  play: shows(it.token_not_valid),
};
export const VerificationSentAgain: Story = {
  ...at(again, signedOut),
  play: shows(it.new_verification_email_sent),
};
export const VerificationSentAgainDark: Story = {
  ...VerificationSentAgain,
  globals: { theme: 'dark', ...phone },
};
export const SendingAgain: Story = {
  ...at(again, { ...signedOut, api: { 'accounts.resendVerification': waiting } }),
  play: shows(it.resend_running),
};
export const SendingAgainFailed: Story = {
  ...at(again, { ...signedOut, api: { 'accounts.resendVerification': refused('unknown_error') } }),
  play: shows(/prova-0001/),
};
export const AlreadyVerified: Story = {
  ...at(again, { ...signedOut, api: { 'accounts.resendVerification': refused('email_already_verified') } }),
  play: shows(it.email_already_verified),
};
export const LongAddress: Story = {
  ...at(
    '/verification_email?email=mariaantonietta.castelnuovodellarocchetta@avvocati-associati-di-reggio-calabria.example',
    {
      ...signedOut,
      api: { 'accounts.resendVerification': done('new_verification_email_sent') },
    },
  ),
  play: shows(it.new_verification_email_sent),
};
export const NotVerifiedYet: Story = {
  ...at('/', { account: sampleAccount({ is_verified: false }) }),
  play: shows(it.verify_gate_resend),
};
export const SigningInByLink: Story = {
  ...at('/users/subscription/41/segreto', { ...signedOut, api: { 'session.loginWithToken': waiting } }),
  play: shows(it.token_login_running),
};
export const SigningInByAnOldLink: Story = {
  ...at('/users/subscription/41/segreto', {
    ...signedOut,
    api: { 'session.loginWithToken': refused('token_not_valid') },
  }),
  play: shows(it.token_not_valid),
};

const confirm = '/users/address/confirm/41/segreto';
const decide = '/users/address/decide/41/segreto';
const press =
  (button: string, response: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await canvas.findByText(response);
  };
/** Opening the page requests nothing: only the button does. */
export const NewAddress: Story = {
  ...at(confirm, signedOut),
  play: async ({ canvas }) => {
    await canvas.findByText(it.address_confirm_text);
    await expect(server().asked('accounts.confirmAddress')).toHaveLength(0);
  },
};
export const NewAddressDark: Story = { ...NewAddress, globals: { theme: 'dark', ...phone } };
export const NewAddressConfirmed: Story = {
  ...at(confirm, signedOut),
  play: async (context) => {
    await press(it.address_confirm, it.address_waits_for_old)(context);
    // The link's data is removed from the address after reading; the button still works.
    await expect(server().asked('accounts.confirmAddress')).toEqual([{ id: 41, token: 'segreto' }]);
  },
};
export const NewAddressTakenMeanwhile: Story = {
  ...at(confirm, {
    ...signedOut,
    api: {
      'accounts.confirmAddress': () => ({
        success: false,
        message: 'email_already_used',
        is_effective: false,
      }),
    },
  }),
  play: press(it.address_confirm, it.email_already_used),
};
export const NewAddressLinkUsed: Story = {
  ...at(confirm, { ...signedOut, api: { 'accounts.confirmAddress': refused('token_not_valid') } }),
  play: press(it.address_confirm, it.token_not_valid),
};
export const NewAddressLinkCutShort: Story = {
  ...at('/users/address/confirm', signedOut),
  play: shows(it.token_not_valid),
};
export const OldAddress: Story = {
  ...at(decide, signedOut),
  play: async ({ canvas }) => {
    await canvas.findByText(it.address_decide_text);
    await expect(server().asked('accounts.agreeToAddress')).toHaveLength(0);
    await expect(server().asked('accounts.stopAddressChange')).toHaveLength(0);
  },
};
export const OldAddressStops: Story = {
  ...at(decide, signedOut),
  play: press(it.address_stop, it.address_stopped),
};
export const OldAddressAgrees: Story = {
  ...at(decide, signedOut),
  play: press(it.address_agree, it.address_effective),
};
