import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { listDensity } from '../features/search/list-density.ts';
import { sampleAnswer, samplePage } from '../testing/samples/rulings.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import Search from './search.tsx';

/** List of results: dense, full, and the reason for each match. */
const meta = {
  title: 'Screens/Search, the list',
  component: Search,
  ...screenStory,
  beforeEach: () => listDensity.set('dense'),
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = '/?q=responsabilità del custode per caduta';
const two = (offset: number) => samplePage(offset).slice(0, 2);

const nothing = {
  words: [],
  missing: [],
  provision: null,
  citation: null,
  part: null,
  start: null,
  end: null,
};
const near = {
  ...nothing,
  part: 'il proprietario risponde dei danni',
  start: 1,
  end: 60,
};
const byWords = { ...nothing, words: ['danni'], missing: ['buche'], provision: 'art. 2051 c.c.' };

/** Two lines per result. Enter opens a result in place and closes it again. */
export const Dense: Story = {
  ...at(question),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    const card = within(first!);
    await expect(card.getByRole('button', { name: it.card_unfold })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.keyboard('j{Enter}');
    await waitFor(() => expect(card.getByRole('button', { name: it.card_fold })).toBeVisible());
    await expect(first).toHaveFocus();
    await expect(card.getByText('Corte di cassazione', { exact: false })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card.getByRole('button', { name: it.card_unfold })).toBeVisible());
    await userEvent.click(card.getByRole('button', { name: it.card_unfold }));
    await expect(card.getByRole('button', { name: it.card_fold })).toHaveFocus();
  },
};
export const DenseOnAPhone: Story = { ...at(question), globals: phone };
export const DenseDark: Story = { ...at(question), globals: { theme: 'dark' } };
/** The choice survives leaving and returning. */
export const Full: Story = {
  ...at(question),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.list_full }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: it.card_unfold })).toBeNull());
    await expect(localStorage.getItem('massima.density')).toBe('full');
    await userEvent.click(canvas.getByRole('button', { name: it.list_dense }));
    await canvas.findAllByRole('button', { name: it.card_unfold });
    await expect(localStorage.getItem('massima.density')).toBeNull();
  },
};
/** Under load the order ignores embeddings, and a notice reports it. */
export const MeaningLost: Story = {
  ...at(question, { api: { 'search.run': () => sampleAnswer({ search: two(0), meaning_lost: true }) } }),
  play: shows(it.search_meaning_lost),
};
/** A semantic match names its passage and links to the order by words. */
export const NearInMeaning: Story = {
  ...at(question, {
    api: {
      'search.run': ({ by_meaning }: { by_meaning?: boolean | null | undefined }) => {
        const [first, second] = two(0);
        return by_meaning === false
          ? sampleAnswer({ search: [second!, first!] })
          : sampleAnswer({
              search: [
                { ...first!, near_in_meaning: true as const, why: near },
                { ...second!, why: byWords },
              ],
              by_meaning: true,
            });
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`Vicina nel significato a «${near.part}»`);
    await canvas.findByText('Norma: art. 2051 c.c.');
    await canvas.findByText('Non contiene: buche');
    await userEvent.click(await canvas.findByRole('link', { name: 'Per parole presenti' }));
    await waitFor(() => expect(canvas.queryByText(/Vicina nel significato/)).toBeNull());
    await expect(canvas.getByRole('combobox', { name: it.search_sort })).toHaveValue('words');
  },
};
