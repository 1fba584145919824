import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { sampleHeading } from '../../testing/samples/citations.ts';
import { NoResults } from './no-results.tsx';
import { newSearchState } from './search-state.ts';

const meta = {
  title: 'Features/Search/NoResults',
  component: NoResults,
  parameters: ownPage,
  args: { question: newSearchState('caduta su marciapiede ghiacciato'), references: [], onShow: fn() },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralWords: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.search_among_sentenza }));
    await expect(args.onShow).toHaveBeenCalledWith(
      newSearchState('caduta su marciapiede ghiacciato', 'sentenza'),
    );
  },
};
export const OneWord: Story = { args: { question: newSearchState('zzqwxk', 'sentenza') } };
export const Quotes: Story = {
  args: { question: newSearchState('"danno tanatologico  iure proprio"') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.search_without_quotes }));
    await expect(args.onShow).toHaveBeenCalledWith(newSearchState('danno tanatologico iure proprio'));
  },
};
/** No hint about the words for a user who cited a ruling. */
export const Reference: Story = {
  args: {
    question: newSearchState('Cass. n. 999999/2019'),
    references: [{ label: 'Cass. n. 999999/2019', kind: 'ruling', found: false, near: [], official: null }],
  },
};
/** Implied filters leave no result and can be disabled. */
export const FactsLeaveNothing: Story = {
  args: {
    question: newSearchState('sfratto trib rovereto 1951'),
    narrowedBy: [
      { kind: 'court', words: 'trib rovereto', issuer_type_id: 1, place: 'Rovereto', branch: null },
      { kind: 'year', words: '1951', year: 1951 },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.search_without_facts }));
    await expect(args.onShow).toHaveBeenCalledWith(
      expect.objectContaining({ q: 'sfratto trib rovereto 1951', factsOff: ['court', 'year'] }),
    );
  },
};
/** Alternative queries with their counts. */
export const Instead: Story = {
  args: {
    question: newSearchState('Cass. civ. n. 12027/2017'),
    references: [
      { label: 'Cass. civ. n. 12027/2017', kind: 'ruling', found: false, near: [], official: null },
    ],
    around: {
      total: 0,
      instead: [
        { query: 'Danno cagionato da cosa in custodia', type: 'massima', count: 31 },
        { query: 'Caso fortuito', type: 'sentenza', count: 1 },
      ],
      citing: {
        total: 7,
        list: [
          sampleHeading(),
          sampleHeading({ ruling_id: 'x', sent_numero: '771', document_date: '2021-02-03' }),
        ],
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: it.search_among_sentenza })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Caso fortuito: 1 sentenza/ }));
    await expect(args.onShow).toHaveBeenCalledWith(newSearchState('Caso fortuito', 'sentenza'));
  },
};
export const InsteadDark: Story = {
  args: Instead.args ?? {},
  globals: { theme: 'dark', locale: 'en' },
};
export const OtherTabHasSome: Story = {
  args: { around: { total: 12, instead: [], citing: { total: 0, list: [] } } },
};
export const WithFilters: Story = {
  args: { question: { ...newSearchState('danno'), years: [2003] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: it.search_reset_filters }));
    await expect(args.onShow).toHaveBeenCalledWith(newSearchState('danno'));
  },
};
/** The other tab has results under these filters, so switching keeps the filters. */
export const WithFiltersOtherTabHasSome: Story = {
  args: {
    question: { ...newSearchState('danno'), years: [2003] },
    around: { total: 2, instead: [], citing: { total: 0, list: [] } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /sentenze \(2\)/ }));
    await expect(args.onShow).toHaveBeenCalledWith({ ...newSearchState('danno', 'sentenza'), years: [2003] });
  },
};
