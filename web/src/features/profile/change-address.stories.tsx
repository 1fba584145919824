import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { findNotice, phone } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { ChangeAddress } from './change-address.tsx';

const meta = {
  title: 'Features/Profile/ChangeAddress',
  component: ChangeAddress,
  parameters: ownPage,
  args: { id: 41, email: 'giulia.ferrante@studio.example' },
} satisfies Meta<typeof ChangeAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];
async function fill({ canvas, userEvent }: Play, email: string) {
  await userEvent.click(canvas.getByRole('button', { name: it.address_change }));
  const dialog = within(await canvas.findByRole('dialog', { name: it.address_change }));
  await userEvent.type(dialog.getByRole('textbox', { name: it.address_new }), email);
  await userEvent.type(dialog.getByLabelText(it.factors_password, { selector: 'input' }), 'parola{Enter}');
  return dialog;
}

export const Asked: Story = {
  play: async (context) => {
    await fill(context, 'nuovo@studio.example');
    await findNotice(it.address_asked);
    await expect(server().asked('accounts.askForAddress')).toEqual([
      { id: 41, email: 'nuovo@studio.example', password: 'parola' },
    ]);
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.address_change }));
    await canvas.findByRole('dialog', { name: it.address_change });
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenOnAPhone: Story = { ...Open, globals: phone };
export const TheSame: Story = {
  play: async (context) => {
    const dialog = await fill(context, 'Giulia.Ferrante@studio.example');
    await dialog.findByText(it.address_same);
    await expect(server().asked('accounts.askForAddress')).toHaveLength(0);
  },
};
export const Taken: Story = {
  parameters: { api: { 'accounts.askForAddress': refused('email_already_used') } },
  play: async (context) => {
    const dialog = await fill(context, 'nuovo@studio.example');
    await dialog.findByText(it.email_already_used);
    await expect(dialog.getByRole('textbox', { name: it.address_new })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};
export const WrongPassword: Story = {
  parameters: {
    api: {
      'accounts.askForAddress': refused('wrong_old_password', {
        issues: [{ path: 'password', message: 'wrong_old_password' }],
      }),
    },
  },
  play: async (context) => {
    const dialog = await fill(context, 'nuovo@studio.example');
    await dialog.findByText(it.wrong_old_password);
  },
};
