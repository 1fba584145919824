import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { administrator } from '../testing/samples/accounts.ts';
import { sampleCollection } from '../testing/samples/collection.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import CollectionScreen from './collection.tsx';

const meta = {
  title: 'Screens/Administration, collection',
  component: CollectionScreen,
  ...screenStory,
} satisfies Meta<typeof CollectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = administrator();
const here = '/adminpage/collection';

export const Whole: Story = {
  ...at(here, { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('2003–2025'));
    await expect(canvas.getAllByText('50')[0]).toBeVisible();
    await canvas.findByText(/cass-civ-2025-29814/);
    await canvas.findByText(it.collection_outdated);
    await canvas.findByText(/Fonte: Corte costituzionale, dati aperti · Licenza: CC BY-SA 3.0/);
  },
};
export const Dark: Story = { ...at(here, { account }), globals: { theme: 'dark' }, play: shows(/archivio/) };
export const OnAPhone: Story = { ...Dark, globals: phone };
export const English: Story = { ...Dark, globals: { locale: 'en' } };
export const EngineAway: Story = {
  ...at(here, {
    account,
    api: {
      'system.collection': () => ({ engine: { answers: false, took_ms: null }, collection: null }),
    },
  }),
  play: shows(it.collection_away),
};
/** Index without documents. */
export const Empty: Story = {
  ...at(here, {
    account,
    api: {
      'system.collection': () => ({
        ...sampleCollection(),
        collection: { ...sampleCollection().collection!, corpora: [] },
      }),
    },
  }),
  play: shows(it.collection_runs_none),
};
export const Loading: Story = {
  ...at(here, { account, api: { 'system.collection': waiting } }),
  play: shows(it.loading),
};
export const ServerDown: Story = {
  ...at(here, { account, api: { 'system.collection': refused('service_unavailable') } }),
  play: shows(new RegExp(it.service_unavailable)),
};
/** Second part: agreements with their secret links. */
export const Agreements: Story = {
  ...at('/adminpage/offers', { account }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Copia il collegamento di regular, vallechiara/ });
  },
};
