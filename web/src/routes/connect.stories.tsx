import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { samplePaidPrices } from '../testing/samples/connections.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Connect from './connect.tsx';

const meta = { title: 'Screens/Connect', component: Connect, ...screenStory } satisfies Meta<typeof Connect>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/connect/richiesta';

export const Asked: Story = { ...at(here), play: shows('https://assistente.example/ritorno') };
export const OnAPhone: Story = { ...Asked, globals: phone };
export const Dark: Story = { ...Asked, globals: { theme: 'dark' } };
export const English: Story = { ...Asked, globals: { locale: 'en' }, play: shows(en.connect_allow) };
export const OfThisMachineToRead: Story = {
  ...at(here, {
    api: {
      'connections.request': () => ({
        name: 'Editor',
        redirect_uri: 'http://127.0.0.1:51234/ritorno',
        host: '127.0.0.1:51234',
        is_local: true,
        asks_to_write: false,
        asks_proof: true,
        ...samplePaidPrices,
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/programma su questo computer/);
    await canvas.findByText(/La prossima ricerca costa 0,05/);
    await canvas.findByText(/al massimo 5,00/);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Loading: Story = {
  ...at(here, { api: { 'connections.request': waiting } }),
  play: shows(it.loading),
};
export const Over: Story = {
  ...at(here, { api: { 'connections.request': refused('file_not_found') } }),
  play: shows(it.connect_over),
};
export const WithoutARequest: Story = { ...at('/connect'), play: shows(it.connect_over) };
/** Sends the ticked permissions; without a tick, read access. */
export const Allowed: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: it.connect_write }));
    await userEvent.click(canvas.getByRole('button', { name: it.connect_allow }));
    await canvas.findByText(it.connect_going);
    await expect(server().asked('connections.decide')).toEqual([
      { id: 'richiesta', allow: true, may_write: true },
    ]);
  },
};
export const Refused: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.connect_refuse }));
    await waitFor(() =>
      expect(server().asked('connections.decide')).toMatchObject([{ id: 'richiesta', allow: false }]),
    );
  },
};
export const Full: Story = {
  ...at(here, { api: { 'connections.decide': refused('connections_full') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.connect_allow }));
    await findNotice(it.connections_full);
  },
};
