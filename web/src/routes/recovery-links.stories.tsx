import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused } from '../testing/answers/types.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Undo from './undo.tsx';

/** Targets of mailed links that win an account back. */
const meta = { title: 'Screens/Recovery links', component: Undo, ...screenStory } satisfies Meta<typeof Undo>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (button: string, message: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const found = await canvas.findByRole('button', { name: button });
    found.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(message);
  };
const undo = '/users/undo/41/segreto';
const stop = '/users/reset/41/segreto';
const signedOut = { account: null };
/** The account has a factor from before. */
const withFactor = { 'session.readUndoLink': () => ({ asks_factor: true }) };

export const ItWasNotMe: Story = {
  ...at(undo, signedOut),
  play: async (context) => {
    await press(it.undo_button, it.undo_done)(context);
    await expect(server().asked('session.undo')).toEqual([{ id: 41, token: 'segreto', proves: false }]);
  },
};
export const ItWasNotMeBefore: Story = {
  ...at(undo, { ...signedOut, api: withFactor }),
  play: shows(it.undo_proves),
};
export const ItWasNotMeOnAPhone: Story = {
  ...ItWasNotMeBefore,
  globals: { ...phone, theme: 'dark', locale: 'en' },
  play: shows(en.undo_proves),
};
export const ItWasNotMeKeepsPassword: Story = {
  ...at(undo, {
    ...signedOut,
    api: { ...withFactor, 'session.undo': () => ({ success: true, message: 'ok', mailed: false }) },
  }),
  play: press(it.undo_button, it.undo_done_kept),
};
export const ItWasNotMeProven: Story = {
  ...at(undo, { ...signedOut, api: withFactor }),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByLabelText(it.undo_proves));
    await press(it.undo_button, it.undo_done)(context);
    await expect(server().asked('session.undo')).toEqual([{ id: 41, token: 'segreto', proves: true }]);
  },
};
export const UndoLinkUsed: Story = {
  ...at(undo, { ...signedOut, api: { 'session.readUndoLink': refused('token_not_valid') } }),
  play: async ({ canvas }) => {
    await canvas.findByText(it.token_not_valid);
    await expect(canvas.queryByRole('button', { name: it.undo_button })).toBeNull();
  },
};
/** Tried again by another press. */
export const UndoServerDown: Story = {
  ...at(undo, { ...signedOut, api: { 'session.undo': refused('service_unavailable') } }),
  play: async (context) => {
    await press(it.undo_button, it.service_unavailable)(context);
    await expect(context.canvas.getByRole('button', { name: it.undo_button })).toBeEnabled();
  },
};
export const RecoveryBegun: Story = {
  ...at(stop, signedOut),
  globals: { ...phone, theme: 'dark' },
  play: shows(it.stop_reset_text),
};
export const RecoveryStopped: Story = {
  ...at(stop, signedOut),
  play: press(it.factors_reset_stop, it.factors_reset_stopped),
};
export const RecoveryLinkUsed: Story = {
  ...at(stop, { ...signedOut, api: { 'session.stopResetByLink': refused('token_not_valid') } }),
  play: press(it.factors_reset_stop, it.token_not_valid),
};
