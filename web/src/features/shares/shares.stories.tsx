import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { refused, waiting } from '../../testing/answers/types.ts';
import { findNotice, phone, shows } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { ShareButton } from './share-button.tsx';
import { Shares } from './shares.tsx';

const meta = {
  title: 'Features/Shares/Shares',
  component: Shares,
  parameters: ownPage,
} satisfies Meta<typeof Shares>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: it.shares_title }));
    await list.findByText(/<b>Associati<\/b>/);
    await userEvent.click(list.getByRole('button', { name: /12027/ }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirmation.getByRole('button', { name: it.share_end_confirm }));
    await findNotice(it.share_ended);
    await expect(server().asked('shares.end')).toEqual([{ id: 2 }]);
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: shows(/12027/) };
export const OnAPhone: Story = { globals: phone, play: shows(/12027/) };
export const None: Story = {
  parameters: { api: { 'shares.list': () => ({ shares: [], left: 0, most: 20 }) } },
  play: shows(it.shares_none),
};
export const Loading: Story = { parameters: { api: { 'shares.list': waiting } }, play: shows(it.loading) };
export const NotLoaded: Story = {
  parameters: { api: { 'shares.list': refused('service_unavailable') } },
  play: shows(new RegExp(it.service_unavailable)),
};
/** Shares a ruling from its button to the link. The last used name is the default. */
export const Made: Story = {
  render: () => <ShareButton id="cass-12027" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.share_title }));
    const dialog = within(await screen.findByRole('dialog', { name: it.share_title }));
    await expect(await dialog.findByRole('textbox', { name: it.share_studio })).toHaveValue(
      'Studio legale Ferrante',
    );
    await userEvent.click(dialog.getByRole('button', { name: it.share_make }));
    await screen.findByText(/\/shares\/indirizzo/);
    await expect(server().asked('shares.create')).toEqual([
      { id_new: 'cass-12027', studio: 'Studio legale Ferrante' },
    ]);
  },
};
