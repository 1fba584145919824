import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused } from '../testing/answers/types.ts';
import { at, screenStory } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Undo from './undo.tsx';

/** Targets of mailed links that win an account back. */
const meta = { title: 'Screens/Recovery links', component: Undo, ...screenStory } satisfies Meta<typeof Undo>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (button: string, answer: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await canvas.findByText(answer);
  };

export const ItWasNotMe: Story = {
  ...at('/users/undo/41/segreto', { account: null }),
  play: async (context) => {
    await press(it.undo_button, it.undo_done)(context);
    await expect(server().asked('session.undo')).toEqual([{ id: 41, token: 'segreto', proves: false }]);
  },
};
export const RecoveryStopped: Story = {
  ...at('/users/reset/41/segreto', { account: null }),
  play: press(it.factors_reset_stop, it.factors_reset_stopped),
};
export const RecoveryLinkUsed: Story = {
  ...at('/users/reset/41/segreto', {
    account: null,
    api: { 'session.stopResetByLink': refused('token_not_valid') },
  }),
  play: press(it.factors_reset_stop, it.token_not_valid),
};
