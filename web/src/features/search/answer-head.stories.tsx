import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOfficial } from '../../testing/samples/citations.ts';
import { sampleAnswer } from '../../testing/samples/rulings.ts';
import { AnswerHead } from './answer-head.tsx';
import { newSearchState } from './search-state.ts';

const { search: _results, ...facts } = sampleAnswer().data;

const meta = {
  title: 'Features/Search/AnswerHead',
  component: AnswerHead,
  args: { question: newSearchState('danno da custodia'), facts, before: null },
} satisfies Meta<typeof AnswerHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { facts: { ...facts, total: 1, autList: facts.autList.slice(0, 1) } } };
export const NoneFound: Story = { args: { facts: { ...facts, total: 0, autList: [] } } };
export const ReferenceUnderstood: Story = {
  args: {
    facts: {
      ...facts,
      references: [
        {
          ...{ label: 'art. 2051 c.c.', kind: 'provision', found: true, near: [], key: 'cc:2051' },
          official: sampleOfficial(),
        },
      ],
    },
  },
};
export const RulingMissing: Story = {
  args: {
    facts: {
      ...facts,
      references: [{ label: 'Cass. civ. n. 1/2019', kind: 'ruling', found: false, near: [], official: null }],
    },
  },
};
export const ActMissing: Story = {
  args: {
    facts: {
      ...facts,
      total: 0,
      references: [
        {
          label: 'l. 241/1991',
          kind: 'provision',
          found: false,
          near: [
            { label: 'l. 241/1990', count: 12 },
            { label: 'd.lgs. 241/1997', count: 1 },
          ],
          official: sampleOfficial(),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/l\. 241\/1991: nessuna massima della raccolta applica questa norma/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'l. 241/1990' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=l.+241%2F1990'),
    );
  },
};
export const DidYouMean: Story = {
  args: {
    facts: {
      ...facts,
      did_you_mean: 'danno morale',
      corrections: [{ words: 'danno morale', count: 37 }],
    },
  },
};
/** No results. An Italian word is not replaced, so similar words are offered with their counts. */
export const Corrections: Story = {
  args: {
    question: newSearchState('barca'),
    facts: {
      ...facts,
      total: 0,
      autList: [],
      did_you_mean: 'banca',
      corrections: [
        { words: 'banca', count: 41 },
        { words: 'marca', count: 3 },
        { words: 'barca a vela', count: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'banca' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=banca'),
    );
    await expect(canvas.getByText(/\(41 risultati\)/)).toBeVisible();
  },
};
export const OnlyExclusions: Story = {
  args: { facts: { ...facts, total: 0, excluded: [{ words: 'responsabilità', query: '' }] } },
};
export const NotExcluded: Story = { args: { facts: { ...facts, not_excluded: ['Rimessione'] } } };
export const AlsoSearched: Story = { args: { facts: { ...facts, also_searched: ['stato di ebbrezza'] } } };
export const CorrectedAtOnce: Story = {
  args: {
    question: newSearchState('dnno da custodia'),
    facts: { ...facts, did_you_mean: 'danno da custodia', corrected: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cerca le parole digitate' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=dnno+da+custodia'),
    );
  },
};
export const Corrected: Story = { args: { before: newSearchState('dano da custodia') } };
export const NoneWithEveryWord: Story = {
  args: { facts: { ...facts, matched: 'some', with_every_word: 0 } },
};
export const SomeOfTheWords: Story = {
  args: { facts: { ...facts, matched: 'some', with_every_word: 37 } },
  globals: { theme: 'dark' },
};
export const English: Story = { ...SomeOfTheWords, globals: { locale: 'en' } };
