import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused } from '../testing/answers/types.ts';
import { at, screenStory, shows } from '../testing/screen-story.tsx';
import ResetPassword from './reset-password.tsx';

const meta = {
  title: 'Screens/New password',
  component: ResetPassword,
  ...screenStory,
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = '/users/restore/41/segreto';
const signedOut = { account: null };
const send =
  (repeated: string, message: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByLabelText(/password/i, { selector: 'input' });
    await userEvent.type(first!, 'nuovaparola');
    await userEvent.type(second!, repeated);
    await userEvent.click(canvas.getByRole('button', { name: it.reset_submit }));
    await canvas.findByText(message);
  };

export const Empty: Story = { ...at(link, signedOut), play: shows(it.reset_hint) };
export const English: Story = { ...Empty, globals: { locale: 'en' }, play: shows(en.reset_title) };
/** Said before anything is pressed. */
export const EmptiesHistory: Story = {
  ...at(link, {
    ...signedOut,
    api: { 'session.readRestoreLink': () => ({ empties_history: true, asks_factor: false }) },
  }),
  play: shows(it.reset_empties),
};
export const AsksFactor: Story = {
  ...at(link, {
    ...signedOut,
    api: { 'session.readRestoreLink': () => ({ empties_history: false, asks_factor: true }) },
  }),
  play: shows(it.reset_asks_factor),
};
export const Mismatch: Story = { ...at(link, signedOut), play: send('altra', it.passwords_dont_match) };
export const Done: Story = { ...at(link, signedOut), play: send('nuovaparola', it.reset_done) };
export const LinkNoLongerValid: Story = {
  ...at(link, { ...signedOut, api: { 'session.restore': refused('reset_link_no_longer_valid') } }),
  play: send('nuovaparola', it.reset_again),
};
export const ServerDown: Story = {
  ...at(link, { ...signedOut, api: { 'session.restore': refused('service_unavailable') } }),
  play: send('nuovaparola', it.service_unavailable),
};
