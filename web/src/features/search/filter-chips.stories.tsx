import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';

import { FilterChips } from './filter-chips.tsx';
import { newSearchState } from './search-state.ts';

const meta = {
  title: 'Features/Search/FilterChips',
  component: FilterChips,
  parameters: ownPage,
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

const onChange = fn();

export const Several: Story = {
  args: {
    question: {
      ...newSearchState('danno'),
      area: 2,
      issuers: [3],
      matters: [2],
      sections: ['U'],
      years: [2010, 2011, 2012, 2019, 2020],
    },
    onChange,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rimuovi il filtro 2019' }));
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ years: [2010, 2011, 2012, 2020] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Rimuovi il filtro 2010–2012' }));
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ years: [2019, 2020] }));
  },
};

export const Excluded: Story = {
  args: {
    question: { ...newSearchState('custode -"caso fortuito"'), issuers: [3] },
    excluded: [{ words: 'caso fortuito', query: 'custode' }],
    onChange,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'esclusi: «caso fortuito», rimuovi l’esclusione' }),
    );
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'custode', issuers: [3] }));
  },
};

/** Implied filters are next to the others. */
export const Read: Story = {
  args: {
    question: { ...newSearchState('trib milano locazione sez. III 12 marzo 2025'), matters: [1] },
    narrowedBy: [
      { kind: 'court', words: 'trib milano', issuer_type_id: 1, place: 'Milano', branch: null },
      { kind: 'section', words: 'sez. III', section: '3' },
      { kind: 'date', words: '12 marzo 2025', date: '2025-03-12' },
      { kind: 'year', words: '2025', year: 2025 },
    ],
    excluded: [{ words: 'sfratto', query: 'locazione' }],
    onChange,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'come filtro: Tribunale, Milano, cerca come parola' }),
    );
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ factsOff: ['court'], matters: [1] }),
    );
  },
};
