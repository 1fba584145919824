import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOverview } from '../testing/samples/account-page.ts';
import { administrator } from '../testing/samples/accounts.ts';
import { daysFromNow } from '../testing/samples/days.ts';
import { at, findNotice, screenStory } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import EditUser from './edit-user.tsx';

const meta = {
  title: 'Screens/Administration, second factor',
  component: EditUser,
  ...screenStory,
} satisfies Meta<typeof EditUser>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = administrator();

/** The owner lost every factor. The reset is requested and applies a day later. */
export const FactorReset: Story = {
  ...at('/edituser/44', {
    account,
    api: {
      'accounts.overview': ({ id }: { id: number }) => ({
        ...sampleOverview(id),
        second_factor_since: daysFromNow(-60),
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.admin_factor_reset }));
    await userEvent.type(
      await canvas.findByLabelText(it.admin_factor_reset_checked),
      'Richiamato, carta d’identità',
    );
    await userEvent.click(await canvas.findByRole('button', { name: it.admin_factor_reset_title }));
    await findNotice(it.admin_factor_reset_begun);
    await expect(server().asked('factors.reset')).toEqual([
      { id: 44, checked: 'Richiamato, carta d’identità' },
    ]);
  },
};
