import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { done } from '../../testing/answers/parts.ts';
import { refused, sequence } from '../../testing/answers/types.ts';
import { noFactors, sampleFactors } from '../../testing/samples/factors.ts';
import { findNotice, phone } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { FactorsSection } from './factors-section.tsx';

const meta = {
  title: 'Features/Factors/FactorsSection',
  component: FactorsSection,
  parameters: ownPage,
} satisfies Meta<typeof FactorsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (factors: typeof noFactors, api: object = {}) => ({
  parameters: { api: { 'factors.list': () => factors, ...api } },
});
const found: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByText('Portatile dello studio');
};
const required = refused('second_factor_required', {
  data: { challenge: 'domanda', kinds: ['code', 'recovery'] },
});

const passwordRequired = refused('proof_required', { data: { kinds: ['password'] } });
const proven = () => ({ success: true, message: 'ok', until: '2025-11-15T09:10:00.000Z' });

export const None: Story = {
  ...answering(noFactors),
  play: async ({ canvas }) => void (await canvas.findByText(it.factors_none)),
};
export const Some: Story = { ...answering(sampleFactors), play: found };
export const SomeDark: Story = { ...Some, globals: { theme: 'dark' } };
/** Added by a session without a trusted factor, a short time ago. */
export const Young: Story = {
  ...answering({ ...sampleFactors, app_young_until: '2025-11-20T09:00:00.000Z' }),
  play: async ({ canvas }) => void (await canvas.findByText(/reimpostata per e-mail/)),
};
export const SomeOnAPhone: Story = { ...Some, globals: phone };
export const DemandedOfAdministrators: Story = {
  ...answering({ ...noFactors, is_required: true }),
  play: async ({ canvas }) => void (await canvas.findByText(it.factors_required)),
};
/** The password first, then the picture and a code of it; the recovery codes are shown this once. */
export const AppAdded: Story = {
  ...answering(noFactors, {
    'factors.beginApp': sequence(passwordRequired, () => ({
      secret: 'GEZDGNBV',
      url: 'otpauth://totp/Massima',
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.factors_add_app }));
    const prompt = within(await canvas.findByRole('alertdialog', { name: it.factor_confirm_title }));
    await userEvent.type(prompt.getByLabelText(it.factors_password, { selector: 'input' }), 'parola{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: it.factors_add_app }));
    await dialog.findByRole('img', { name: it.app_picture });
    await userEvent.type(dialog.getByRole('textbox', { name: it.factor_code }), '123456{Enter}');
    await canvas.findByRole('dialog', { name: it.recovery_title });
    await expect(server().asked('session.prove')).toEqual([{ password: 'parola' }]);
    await expect(server().asked('factors.confirmApp')).toEqual([{ code: '123456' }]);
  },
};
const before = { keys: 1, applications: 2, feeds: 0, shares: 3, devices: 1 };
/** The recovery codes come first, then what was let in before the factor. */
const withOpen = answering(noFactors, {
  'factors.confirmApp': () => ({
    success: true,
    message: 'ok',
    recovery_codes: ['0000-0000-0000-0000'],
    open: { before: '2025-11-15T09:00:00.000Z', ...before },
  }),
  'access.endAll': () => ({ success: true, message: 'ok', ended: 7 }),
});
const toOpenBefore: NonNullable<Story['play']> = async ({ canvas, userEvent, globals }) => {
  const texts = globals['locale'] === 'en' ? en : it;
  await userEvent.click(await canvas.findByRole('button', { name: texts.factors_add_app }));
  const dialog = within(await canvas.findByRole('dialog', { name: texts.factors_add_app }));
  await userEvent.type(dialog.getByRole('textbox', { name: texts.factor_code }), '123456{Enter}');
  const codes = within(await canvas.findByRole('dialog', { name: texts.recovery_title }));
  await userEvent.click(codes.getAllByRole('button', { name: texts.close }).at(-1)!);
  await canvas.findByRole('alertdialog', { name: texts.open_before_title });
};
export const OpenBefore: Story = {
  ...withOpen,
  play: async (context) => {
    await toOpenBefore(context);
    const { canvas } = context;
    await canvas.findByText('2 applicazioni');
    await expect(canvas.queryByText(/feed/)).toBeNull();
    const names = [it.open_before_end, it.open_before_keep];
    const buttons = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons.filter((text) => names.some((name) => name === text))).toEqual(names);
  },
};
export const OpenBeforeDarkOnAPhone: Story = {
  ...withOpen,
  globals: { ...phone, theme: 'dark', locale: 'en' },
  play: toOpenBefore,
};
export const OpenBeforeEnded: Story = {
  ...withOpen,
  play: async (context) => {
    await toOpenBefore(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: it.open_before_end }));
    await findNotice('7 accessi chiusi.');
    await expect(server().asked('access.endAll')).toEqual([{ made_before: '2025-11-15T09:00:00.000Z' }]);
  },
};
export const OpenBeforeKept: Story = {
  ...withOpen,
  play: async (context) => {
    await toOpenBefore(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: it.open_before_keep }));
    await expect(context.canvas.queryByRole('alertdialog')).toBeNull();
    await expect(server().asked('access.endAll')).toEqual([]);
  },
};
export const AppOnAPhone: Story = {
  ...answering(noFactors),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.factors_add_app }));
    const dialog = within(await canvas.findByRole('dialog', { name: it.factors_add_app }));
    await dialog.findByRole('img', { name: it.app_picture });
  },
};
export const WrongPassword: Story = {
  ...answering(noFactors, {
    'factors.beginPasskey': passwordRequired,
    'session.prove': refused('wrong_old_password', {
      issues: [{ path: 'password', message: 'wrong_old_password' }],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.factors_add_passkey }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.factor_confirm_title }));
    await userEvent.type(
      dialog.getByLabelText(it.factors_password, { selector: 'input' }),
      'sbagliata{Enter}',
    );
    await dialog.findByText(it.wrong_old_password);
  },
};
/** The first answer is not taken: it is asked again, with a new challenge, and the dialog stays where it is. */
export const ConfirmedByACode: Story = {
  ...answering(sampleFactors, {
    'factors.removePasskey': sequence(
      required,
      refused('second_factor_required', { data: { challenge: 'altra', kinds: ['code', 'recovery'] } }),
      done('ok'),
    ),
    'session.prove': sequence(refused('second_factor_wrong'), proven),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rimuovi «Telefono»' }));
    const prompt = within(await canvas.findByRole('alertdialog', { name: 'Rimuovi «Telefono»' }));
    await userEvent.click(prompt.getByRole('button', { name: it.factors_remove_confirm }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.factor_confirm_title }));
    await userEvent.type(await dialog.findByRole('textbox', { name: it.factor_code }), '111111{Enter}');
    await dialog.findByText(it.second_factor_wrong);
    const field = dialog.getByRole('textbox', { name: it.factor_code });
    await userEvent.clear(field);
    await userEvent.type(field, '222222{Enter}');
    await findNotice(it.factors_removed);
    await expect(server().asked('factors.removePasskey')).toEqual([{ id: 5 }, { id: 5 }, { id: 5 }]);
    await expect(server().asked('session.prove')).toEqual([
      { second_factor: { challenge: 'domanda', kind: 'code', code: '111111' } },
      { second_factor: { challenge: 'altra', kind: 'code', code: '222222' } },
    ]);
  },
};
/** Given up, nothing happens, and the notice says why. */
export const GivenUp: Story = {
  ...answering(sampleFactors, { 'factors.renewRecoveryCodes': required }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.factors_recovery_renew }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.factor_confirm_title }));
    await userEvent.click(dialog.getByRole('button', { name: it.close }));
    await findNotice(it.second_factor_required);
  },
};
export const NotLoaded: Story = {
  parameters: { api: { 'factors.list': refused('service_unavailable') } },
  play: async ({ canvas }) => void (await canvas.findByText(new RegExp(it.service_unavailable))),
};
