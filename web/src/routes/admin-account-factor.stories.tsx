import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { refused } from '../testing/answers/types.ts';
import { sampleOverview } from '../testing/samples/account-page.ts';
import { administrator } from '../testing/samples/accounts.ts';
import { daysFromNow } from '../testing/samples/days.ts';
import { at, findNotice, phone, screenStory } from '../testing/screen-story.tsx';
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
const overview = (fields: object) => ({
  'accounts.overview': ({ id }: { id: number }) => ({ ...sampleOverview(id), ...fields }),
});

/** The owner lost every factor. The reset is requested and applies a day later. */
export const FactorReset: Story = {
  ...at('/edituser/44', { account, api: overview({ second_factor_since: daysFromNow(-60) }) }),
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

/** The mailbox was lost too. */
export const ResetToAnotherAddress: Story = {
  ...at('/edituser/44', { account, api: overview({}) }),
  globals: { ...phone, theme: 'dark', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en.admin_factor_reset }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(
      dialog.getByLabelText(en.admin_factor_reset_checked),
      'At the office, with her card',
    );
    await userEvent.type(dialog.getByLabelText(en.admin_factor_reset_email), 'new@studio.example');
    await expect(dialog.getByText(en.admin_factor_reset_email_hint)).toBeVisible();
  },
};
/** The dialog stays open with its input. */
export const ResetRefused: Story = {
  ...at('/edituser/44', {
    account,
    api: { ...overview({}), 'factors.reset': refused('email_already_used') },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.admin_factor_reset }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(it.admin_factor_reset_checked), 'Richiamata allo studio');
    await userEvent.type(dialog.getByLabelText(it.admin_factor_reset_email), 'altra@studio.example{Enter}');
    await dialog.findByText(it.email_already_used);
    await expect(dialog.getByLabelText(it.admin_factor_reset_checked)).toHaveValue('Richiamata allo studio');
  },
};
export const ResetWaits: Story = {
  ...at('/edituser/44', { account, api: overview({ factor_reset_at: daysFromNow(1) }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.factors_reset_stop }));
    await findNotice(it.factors_reset_stopped);
    await expect(server().asked('factors.stopReset')).toEqual([{ id: 44 }]);
  },
};
