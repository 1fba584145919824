import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sequence, refused } from '../testing/answers/types.ts';
import { sampleConfig } from '../testing/samples/config.ts';
import { at, screenStory, shows } from '../testing/screen-story.tsx';
import Restore from './restore.tsx';

const meta = { title: 'Screens/Forgotten password', component: Restore, ...screenStory } satisfies Meta<
  typeof Restore
>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = { account: null };
const requestLink: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: it.login_email }), 'giulia@studio.example');
  await userEvent.click(canvas.getByRole('button', { name: it.restore_submit }));
};

export const Empty: Story = { ...at('/restore', signedOut), play: shows(it.restore_text) };
export const Dark: Story = { ...Empty, globals: { theme: 'dark' } };
export const Sent: Story = {
  ...at('/restore', signedOut),
  play: async (context) => {
    await requestLink(context);
    await context.canvas.findByText(it.recovery_email_sent);
  },
};
export const UnderMaintenance: Story = {
  ...at('/restore', {
    ...signedOut,
    api: () => ({ 'system.config': sequence(refused('under_maintenance'), () => sampleConfig()) }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(new RegExp(it.under_maintenance));
    await expect(canvas.queryByText(it.restore_text)).not.toBeVisible();
    await canvas.findByRole('textbox', { name: it.login_email });
    await expect(canvas.queryByText(new RegExp(it.under_maintenance))).toBeNull();
  },
};
export const UnknownAddress: Story = {
  ...at('/restore', { ...signedOut, api: { 'session.requestRestore': refused('email_not_found') } }),
  play: async (context) => {
    await requestLink(context);
    await context.canvas.findByText(it.email_not_found);
  },
};
export const SignedIn: Story = {
  ...at('/restore'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: it.login_email })).toHaveAttribute('readonly');
    await canvas.findByRole('link', { name: it.restore_back_profile });
  },
};
