import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import HistoryScreen from './history.tsx';

const meta = {
  title: 'Screens/History',
  component: HistoryScreen,
  ...screenStory,
} satisfies Meta<typeof HistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/queryhistory';

export const Several: Story = { ...at(here), play: shows('art. 2051 c.c.') };
export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  ...at(here),
  globals: phone,
  play: async ({ canvas }) => {
    // The sort button of the table head remains.
    await expect(await canvas.findByRole('button', { name: /ordina dalla più vecchia/ })).toBeVisible();
  },
};
export const English: Story = { ...Several, globals: { locale: 'en' } };
export const LastPage: Story = { ...at(`${here}?page=2`), play: shows('11–12 di 12') };
export const None: Story = {
  ...at(here, { api: { 'questions.list': () => [], 'questions.count': () => ({ count: 0 }) } }),
  play: shows(it.history_empty),
};
export const NoneMatches: Story = {
  ...at(`${here}?q=zzz&period=week`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.history_clear_filters }));
    await canvas.findByText('art. 2051 c.c.');
  },
};
export const Loading: Story = {
  ...at(here, { api: { 'questions.list': waiting } }),
  play: shows(it.menu_history),
};
export const ServerDown: Story = {
  ...at(here, { api: { 'questions.list': refused('service_unavailable') } }),
  play: shows(new RegExp(it.service_unavailable)),
};
export const Paused: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: it.history_paused }));
    await canvas.findByText(it.history_paused_notice);
    await expect(server().asked('questions.pause')).toEqual([{ paused: true }]);
  },
};
export const AskedAgain: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Ripeti la ricerca: licenziamento/ }));
    await canvas.findAllByRole('article');
    await expect(server().asked('search.run')).toMatchObject([
      { query: 'licenziamento per giusta causa del dirigente', filters: { selectedType: 'sentenza' } },
    ]);
  },
};
export const OneDeleted: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Elimina dalla cronologia: art. 2051 c.c.' }),
    );
    await canvas.findByText('Eliminata: art. 2051 c.c.');
    await expect(server().asked('questions.remove')).toEqual([{ id: 899 }]);
    await userEvent.click(canvas.getByRole('button', { name: it.undo }));
    await canvas.findByText('art. 2051 c.c.');
    await expect(server().asked('questions.restore')).toMatchObject([{ query: 'art. 2051 c.c.' }]);
  },
};
export const AllDeleted: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.history_delete_all }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.history_delete_all }));
    await userEvent.click(dialog.getByRole('button', { name: it.history_delete_all_confirm }));
    await findNotice('Sono state eliminate 12 ricerche.');
    await canvas.findByText(it.history_empty);
  },
};
