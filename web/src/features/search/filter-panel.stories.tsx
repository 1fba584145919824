import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleAnswer } from '../../testing/samples/rulings.ts';
import { FilterPanel } from './filter-panel.tsx';
import { newSearchState } from './search-state.ts';

const { choices, years } = sampleAnswer().data;

const meta = {
  title: 'Features/Search/FilterPanel',
  component: FilterPanel,
  args: { question: newSearchState('danno'), facets: { choices, years }, onChange: fn() },
  render: function Render(args) {
    const [question, setQuestion] = useState(args.question);
    const onChange = (next: typeof question) => {
      setQuestion(next);
      args.onChange(next);
    };
    return (
      <div style={{ maxWidth: '17rem' }}>
        <FilterPanel {...args} question={question} onChange={onChange} />
      </div>
    );
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /2019/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ years: [2019] }));
    await userEvent.click(canvas.getByRole('button', { name: it.search_filters_reset }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ years: [] }));
  },
};
export const Some: Story = {
  args: {
    question: {
      ...newSearchState('danno'),
      years: [2003, 2020],
      issuers: [2, 3],
      matters: [1],
      sections: ['U'],
    },
  },
};
/** An area and a court of another area are combined with OR, each with its own line. */
export const CourtsTogether: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Tribunale \d/ }));
    await expect(canvas.getByRole('checkbox', { name: /^Tribunali e/ })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Corte di cassazione/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ area: 0, issuers: [1, 3] }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Corte d’appello/ }));
    await expect(canvas.getByRole('checkbox', { name: /^Tribunali e/ })).toBeChecked();
    await expect(canvas.queryByRole('group', { name: 'Autorità' })).toBeNull();
  },
};
export const Dark: Story = { ...Some, globals: { theme: 'dark' } };
export const English: Story = { ...Some, globals: { locale: 'en' } };
export const AllYears: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.search_filter_more }));
    await expect(canvas.getByRole('checkbox', { name: /2000/ })).toBeVisible();
  },
};
export const Range: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: it.search_filter_year_from }), '2019');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: it.search_filter_year_to }), '2021');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ years: [2019, 2020, 2021] }),
    );
  },
};
export const Waiting: Story = {
  args: {
    facets: { choices: { courts: [], authorities: [], areas: [], sections: [] }, years: [] },
    isWaiting: true,
  },
};
