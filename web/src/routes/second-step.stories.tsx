import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused } from '../testing/answers/types.ts';
import { sampleRequest } from '../testing/samples/factors.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import SecondStep from './second-step.tsx';

const meta = {
  title: 'Screens/SecondStep',
  component: SecondStep,
  ...screenStory,
} satisfies Meta<typeof SecondStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = { account: null };
const stateWith = (kinds: readonly string[]) => ({
  pathname: '/login/confirm',
  state: { asked: { ...sampleRequest, kinds } },
});

/** A login with a required second step opens this screen. */
export const AfterThePassword: Story = {
  ...at('/login', {
    ...signedOut,
    api: {
      'session.login': refused('second_factor_required', {
        kind: 'UNAUTHORIZED',
        data: { challenge: 'domanda', kinds: ['code', 'recovery'] },
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: it.login_email }),
      'giulia.ferrante@studio.example',
    );
    await userEvent.type(canvas.getByLabelText(it.login_password, { selector: 'input' }), 'parola');
    await userEvent.click(canvas.getByRole('button', { name: it.login_title }));
    const code = await canvas.findByRole('textbox', { name: it.factor_code });
    await userEvent.click(canvas.getByRole('checkbox', { name: it.factor_remember }));
    await userEvent.type(code, '123 456{Enter}');
    await expect(server().asked('session.loginWithFactor')).toMatchObject([
      { challenge: 'domanda', kind: 'code', code: '123 456', remember: true },
    ]);
  },
};
export const Passkey: Story = {
  ...at(stateWith(['passkey', 'code', 'recovery']), signedOut),
  play: shows(it.factor_passkey_use),
};
export const PasskeyDark: Story = { ...Passkey, globals: { theme: 'dark' } };
export const PasskeyOnAPhone: Story = { ...Passkey, globals: phone };
export const English: Story = { ...Passkey, globals: { locale: 'en' }, play: shows(en.factor_passkey_use) };
/** Another factor needs one click; a wrong code is reported at its field. */
export const WrongCode: Story = {
  ...at(stateWith(['passkey', 'code', 'recovery']), {
    ...signedOut,
    api: { 'session.loginWithFactor': refused('second_factor_wrong') },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.factor_recovery_use }));
    const field = canvas.getByRole('textbox', { name: it.factor_recovery });
    await userEvent.type(field, 'abcd-efgh-jkmn{Enter}');
    await canvas.findByText(it.second_factor_wrong);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};
export const PasskeyAlone: Story = { ...at('/login/confirm', signedOut), play: shows(it.passkey_login_text) };
