import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused } from '../testing/answers/types.ts';
import { at, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import UpdatePassword from './update-password.tsx';

const meta = {
  title: 'Screens/Change of password',
  component: UpdatePassword,
  ...screenStory,
} satisfies Meta<typeof UpdatePassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/updatepassword';
const send =
  (old: string, next: string, repeated: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const input = { selector: 'input' };
    const type = async (label: string, text: string) =>
      text && userEvent.type(await canvas.findByLabelText(label, input), text);
    await type(it.password_old, old);
    await type(it.password_new, next);
    await type(it.password_repeat, repeated);
    await userEvent.click(canvas.getByRole('button', { name: it.password_change }));
  };

export const Empty: Story = { ...at(here), play: shows(it.password_repeat) };
export const Dark: Story = { ...Empty, globals: { theme: 'dark' } };
export const Mismatch: Story = {
  ...at(here),
  play: async (context) => {
    await send('vecchia', 'nuovaparola', 'altra')(context);
    await context.canvas.findByText(it.passwords_dont_match);
  },
};
export const OldOneWrong: Story = {
  ...at(here, {
    api: { 'accounts.updatePassword': () => ({ success: false, message: 'wrong_old_password' }) },
  }),
  play: async (context) => {
    await send('sbagliata', 'nuovaparola', 'nuovaparola')(context);
    await context.canvas.findByText(it.wrong_old_password);
  },
};
export const TooShort: Story = {
  ...at(here, {
    api: {
      'accounts.updatePassword': refused('password_too_short', {
        issues: [{ path: 'newPassword', message: 'password_too_short' }],
      }),
    },
  }),
  play: async (context) => {
    await send('vecchia', 'nuova1', 'nuova1')(context);
    await context.canvas.findByText(it.password_too_short);
  },
};
export const Changed: Story = {
  ...at(here),
  play: async (context) => {
    await send('vecchia', 'nuovaparola', 'nuovaparola')(context);
    await findNotice(it.password_changed);
  },
};
