import { it } from '@massima/contract/messages/it';
import type { SearchInput } from '@massima/contract/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { perTab } from '../lib/storage.ts';
import { sequence, lineCut, refused, waiting } from '../testing/answers/types.ts';
import { sampleOfficial } from '../testing/samples/citations.ts';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import Search from './search.tsx';

/** States without results: loading, empty, forbidden, failed. */
const meta = { title: 'Screens/Search, in trouble', component: Search, ...screenStory } satisfies Meta<
  typeof Search
>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = '/?q=responsabilità del custode per caduta';
const running = (run: () => ReturnType<typeof sampleAnswer> | Promise<never>) =>
  at(question, { api: { 'search.run': run } });
const nothing = sampleAnswer({ search: [], total: 0, autList: [], years: [] });

export const Searching: Story = { ...running(waiting), play: shows(it.search_searching) };
export const SearchingDark: Story = { ...Searching, globals: { theme: 'dark' } };
/** Without results, filters and sorting are hidden. */
export const NothingFound: Story = {
  ...running(() => nothing),
  play: async ({ canvas }) => {
    await canvas.findByText(it.search_no_results);
    await expect(canvas.queryByRole('group', { name: it.search_filter_year })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: it.search_sort })).toBeNull();
  },
};
export const NothingFoundOnAPhone: Story = { ...NothingFound, globals: phone };
/** Filters removed every result; they stay and can be removed individually. */
export const NothingFoundWithFilters: Story = {
  ...at(`${question}&anno=2003&area=2`, {
    api: {
      'search.run': ({ filters }: SearchInput) => (filters.yearDoc.length > 0 ? nothing : sampleAnswer()),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(it.search_no_results_filters);
    await expect(canvas.getByRole('checkbox', { name: new RegExp(it.search_filter_area_2) })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^2003/, checked: true }));
    await canvas.findAllByRole('article');
  },
};
export const RulingNotInTheCollection: Story = {
  ...at('/?q=Cass. civ., Sez. III, 99999/2019', {
    api: {
      'search.run': () =>
        sampleAnswer({
          search: sampleAnswer().data.search.slice(0, 2),
          matched: 'some',
          with_every_word: 0,
          did_you_mean: 'Cass. civ., Sez. III, 9999/2019',
          corrections: [{ words: 'Cass. civ., Sez. III, 9999/2019', count: 1 }],
          references: [
            {
              label: 'Cass. civ., Sez. III, n. 99999/2019',
              kind: 'ruling',
              found: false,
              near: [],
              official: null,
            },
            { label: 'art. 2051 c.c.', kind: 'provision', found: true, near: [], official: sampleOfficial() },
          ],
        }),
    },
  }),
  play: shows(/non è nella raccolta/),
};
export const SomeOfTheWords: Story = {
  ...at('/?q=servitù di passaggio coattivo su fondo intercluso', {
    api: {
      'search.run': () =>
        sampleAnswer({
          search: sampleAnswer().data.search.slice(0, 2),
          matched: 'some',
          with_every_word: 0,
          total: 2,
        }),
    },
  }),
  // No document contains all words, so no phrase is suggested.
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByText(new RegExp(it.search_exact_phrase))).toBeNull();
  },
};

export const EngineDown: Story = {
  ...at(question, {
    api: () => ({ 'search.run': sequence(refused('service_unavailable'), () => sampleAnswer()) }),
  }),
  play: shows(it.service_unavailable),
};
export const EngineDownThenBack: Story = {
  ...EngineDown,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.retry }));
    await canvas.findAllByRole('article');
    await expect(canvas.getByRole('combobox', { name: it.search_label })).toHaveValue(
      'responsabilità del custode per caduta',
    );
  },
};
export const FaultOfOurs: Story = { ...running(refused('unknown_error')), play: shows(/prova-0001/) };
export const NobodyAnswers: Story = { ...running(lineCut), play: shows(it.maintenance_title) };

export const NoQueriesLeft: Story = {
  ...running(refused('subscription_no_queries')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: it.search_blocked_title });
    await expect(dialog).toHaveTextContent(it.subscription_no_queries);
    await userEvent.click(within(dialog).getAllByRole('button', { name: it.close })[0]!);
    // After dismissal the reason stays in the results area.
    await canvas.findByText(new RegExp(it.subscription_no_queries));
    // Shown once, not repeated next to the tabs.
    await expect(canvas.queryByText(/^Restano|Le ricerche del piano sono esaurite/)).toBeNull();
    await expect(canvas.getAllByRole('link', { name: it.search_blocked_subscription })).toHaveLength(1);
  },
};
/** The free trial has shown the results that it includes. */
export const TrialResultsUsed: Story = {
  ...running(refused('trial_results_used')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: it.search_blocked_title });
    await expect(dialog).toHaveTextContent(it.trial_results_used);
    await userEvent.click(within(dialog).getAllByRole('button', { name: it.close })[0]!);
    await canvas.findByText(new RegExp(it.trial_results_used.split('.')[0]!));
  },
};
export const NoQueriesLeftDialog: Story = {
  ...running(refused('subscription_no_queries')),
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.hover(dialog.getByRole('button', { name: it.search_blocked_subscription }));
  },
};
export const SubscriptionExpired: Story = {
  ...running(refused('subscription_expired')),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: it.search_blocked_subscription }));
    await canvas.findByRole('heading', { name: it.menu_subscription });
  },
};
export const TrialExpired: Story = {
  ...running(refused('free_trial_expired')),
  // The page was already reloaded, but the gate considered the trial valid.
  beforeEach: () =>
    void perTab.write('trial-reload', `?${new URLSearchParams({ q: question.slice('/?q='.length) })}`),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alertdialog')).toHaveTextContent(it.free_trial_expired),
};
export const TextsOfTheDayUsedUp: Story = {
  ...at(question, { api: { 'rulings.article': refused('too_many_attempts') } }),
  play: async ({ canvas, userEvent }) => {
    const card = within((await canvas.findAllByRole('article'))[0]!);
    await userEvent.click(card.getByRole('button', { name: it.verdict_open }));
    await card.findByText(it.too_many_attempts);
  },
};
export const TextNotFound: Story = {
  ...at(question, { api: { 'rulings.article': refused('file_not_found'), 'rulings.similar': waiting } }),
  play: async ({ canvas, userEvent }) => {
    const card = within((await canvas.findAllByRole('article'))[0]!);
    await userEvent.click(card.getByRole('button', { name: it.verdict_open }));
    await card.findByText(it.file_not_found);
  },
};
