import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { defaultAnswers } from '../testing/answers/default-answers.ts';
import { sequence, lineCut, refused, waiting } from '../testing/answers/types.ts';
import { administrator } from '../testing/samples/accounts.ts';
import { sampleConfig } from '../testing/samples/config.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Login from './login.tsx';

const meta = { title: 'Screens/Login', component: Login, ...screenStory } satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = { account: null };
const boss = administrator();
const asAdministrator = {
  isLogged: true as const,
  token: 'tok',
  message: 'token_updated' as const,
  user: boss,
  type: boss.type,
};
/** Fills the form like a password manager, and submits it. */
const signIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: it.login_email }),
    'giulia.ferrante@studio.example',
  );
  await userEvent.type(canvas.getByLabelText(it.login_password, { selector: 'input' }), 'parola');
  await userEvent.click(canvas.getByRole('button', { name: it.login_title }));
};

export const Empty: Story = { ...at('/login', signedOut), play: shows(it.promise) };
export const Dark: Story = { ...Empty, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Empty, globals: phone, play: shows(it.login_email) };
export const English: Story = {
  ...Empty,
  globals: { locale: 'en' },
  play: shows(en.login_restore),
};
export const SessionEndedElsewhere: Story = {
  ...at({ pathname: '/login', state: { reason: 'another_session_open', from: '/projects' } }, signedOut),
  play: shows(it.another_session_open),
};
export const SentHereByTheGate: Story = { ...at('/projects', signedOut), play: shows(it.login_restore) };
export const Refused: Story = {
  ...at('/login', { ...signedOut, api: { 'session.login': refused('wrong_user_or_password') } }),
  play: async (context) => {
    await signIn(context);
    await findNotice(it.wrong_user_or_password);
    const password = context.canvas.getByLabelText(it.login_password, { selector: 'input' });
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('parola');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  },
};
export const TooManyAttempts: Story = {
  ...at('/login', { ...signedOut, api: { 'session.login': refused('too_many_attempts') } }),
  play: async (context) => {
    await signIn(context);
    await findNotice(it.too_many_attempts);
  },
};
export const Sending: Story = {
  ...at('/login', { ...signedOut, api: { 'session.login': waiting } }),
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByText(it.loading);
  },
};
export const NobodyAnswers: Story = {
  ...at('/login', { ...signedOut, api: { 'session.login': lineCut } }),
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByRole('heading', { name: it.maintenance_title });
  },
};
/** A notice replaces the form until maintenance ends, so that no input is lost. */
export const UnderMaintenance: Story = {
  ...at('/login', { ...signedOut, api: () => ({ 'system.config': refused('under_maintenance') }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(new RegExp(it.under_maintenance));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await canvas.findByRole('heading', { name: it.login_title });
  },
};
/** Maintenance started during typing. The form returns with its input and without an error. */
export const ClosedMeanwhile: Story = {
  ...at('/login', {
    ...signedOut,
    api: () => ({
      'system.config': sequence(
        () => sampleConfig(),
        refused('under_maintenance'),
        () => sampleConfig(),
      ),
      'session.login': refused('under_maintenance'),
    }),
  }),
  play: async (context) => {
    const { canvas } = context;
    await signIn(context);
    await canvas.findByText(new RegExp(it.maintenance_waits));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    const email = await canvas.findByRole('textbox', { name: it.login_email });
    await expect(email).toHaveValue('giulia.ferrante@studio.example');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText(it.login_password, { selector: 'input' })).toHaveValue('parola');
  },
};
export const SignedIn: Story = {
  ...at('/login', signedOut),
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByRole('combobox', { name: it.search_label });
    await expect(server().asked('session.login')).toMatchObject([{ password: 'parola' }]);
  },
};
export const AnAdministrator: Story = {
  ...at('/login', { ...signedOut, api: { ...defaultAnswers(boss), 'session.login': () => asAdministrator } }),
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByRole('heading', { name: it.admin_title });
  },
};
