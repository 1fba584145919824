import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { administrator } from '../testing/samples/accounts.ts';
import { sampleAnswer, sampleArticle, samplePage } from '../testing/samples/rulings.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Search from './search.tsx';

const meta = { title: 'Screens/Search', component: Search, ...screenStory } satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = '/?q=responsabilità del custode per caduta';
const inFull = { api: { 'search.run': () => sampleAnswer({ search: samplePage() }) } };

export const Start: Story = {
  ...at('/'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: it.search_recent });
    await userEvent.click(canvas.getAllByRole('button', { name: it.search_example_article })[0]!);
    await expect(canvas.getByRole('combobox', { name: it.search_label })).toHaveValue(
      it.search_example_article,
    );
    await expect(server().asked('search.run')).toHaveLength(0);
  },
};
export const StartForTheFirstTime: Story = {
  ...at('/', { api: { 'questions.list': () => [] } }),
  play: shows(it.search_examples),
};
export const StartDark: Story = { ...at('/'), globals: { theme: 'dark' }, play: shows(it.search_recent) };
export const StartOnAPhone: Story = { ...at('/'), globals: phone, play: shows(it.search_recent) };
export const Suggestions: Story = {
  ...at('/'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'responsabilità');
    const option = await canvas.findByRole('option', { name: 'responsabilità e caso fortuito' });
    const index = canvas.getAllByRole('option').indexOf(option);
    await userEvent.keyboard('{ArrowDown}'.repeat(index + 1));
    await expect(option).toHaveAttribute('aria-selected', 'true');
  },
};

export const Answered: Story = { ...at(question, inFull), play: shows('1.284 massime') };
export const AnsweredDark: Story = {
  ...at(question),
  globals: { theme: 'dark' },
  play: shows('1.284 massime'),
};
/**
 * Maximum distance of the first principle from the top. The controls above it are collapsed into a
 * single line.
 */
const lawAbove =
  (y: number): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    const principle = await within(first!).findByText(
      (_, found) => found?.matches('p') === true && found.querySelector('mark') !== null,
    );
    await expect(principle.getBoundingClientRect().top).toBeLessThan(y);
    const line = canvas.getByRole('button', { name: /1\.284 massime/, expanded: false });
    await expect(canvas.queryByRole('combobox', { name: it.search_sort })).toBeNull();
    await userEvent.click(line);
    await canvas.findByRole('combobox', { name: it.search_sort });
    await canvas.findByRole('button', { name: it.alerts_follow_label });
    await userEvent.click(line);
    await expect(canvas.queryByRole('combobox', { name: it.search_sort })).toBeNull();
    line.blur();
  };
export const AnsweredOnAPhone: Story = { ...at(question), globals: phone, play: lawAbove(330) };
export const AnsweredOnASmallPhone: Story = {
  ...at(question),
  globals: { viewport: { value: 'w320' } },
  play: lawAbove(300),
};
/** Corrections are folded into the line with their number; unmatched terms are below it. */
export const RemarksOnAPhone: Story = {
  ...at(question, {
    api: {
      'search.run': () =>
        sampleAnswer({
          matched: 'some',
          with_every_word: 37,
          references: [
            { label: 'Cass. civ. n. 99999/2019', kind: 'ruling', found: false, near: [], official: null },
            { label: 'art. 2051 c.c.', kind: 'provision', found: true, near: [], official: null },
          ],
        }),
    },
  }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/99999\/2019 non è nella raccolta/)).toBeVisible();
    await expect(canvas.getByText(/37 risultati contengono/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /2 osservazioni sulla domanda/ }));
    await expect(canvas.getByText(/37 risultati contengono/)).toBeVisible();
  },
};
/** Skip links pass the forty filter controls in both directions. */
export const ByKeyboard: Story = {
  ...at(question, inFull),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: it.skip_to_results })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(within(first!).getByRole('heading').querySelector('a')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: it.skip_to_filters })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('complementary', { name: it.search_filters })).toHaveFocus();
  },
};
export const AnsweredInEnglish: Story = {
  ...at(question),
  globals: { locale: 'en' },
  play: shows('1,284 principles'),
};
export const Rulings: Story = { ...at(`${question}&tipo=sentenza`), play: shows('1.284 sentenze') };
export const ForAnAdministrator: Story = {
  ...at(question, { account: administrator() }),
  play: shows('1.284 massime'),
};

export const OpenRuling: Story = {
  ...at(question),
  play: async ({ canvas, userEvent }) => {
    const card = within((await canvas.findAllByRole('article'))[0]!);
    await userEvent.click(card.getByRole('button', { name: it.verdict_open }));
    await card.findByText('RAGIONI DELLA DECISIONE');
    await userEvent.click(card.getByRole('button', { name: it.hit_next }));
    await card.findByText(`1 di ${sampleArticle().keywords_positions.length}`);
    await card.findByText(it.similar_rulings);
    await userEvent.click(card.getByRole('link', { name: 'art. 2051 c.c.' }));
    const article = within(await canvas.findByRole('dialog', { name: 'art. 2051 c.c.' }));
    await expect(server().asked('search.run')).toHaveLength(1);
    await userEvent.click(await article.findByRole('button', { name: 'Cerca art. 2051 c.c.' }));
    await waitFor(() => expect(server().asked('search.run')).toHaveLength(2));
    await expect(server().asked('search.run')[1]).toMatchObject({ query: 'art. 2051 c.c.' });
  },
};
export const OpenFictionalRuling: Story = {
  ...at(question),
  play: async ({ canvas, userEvent }) => {
    const card = within((await canvas.findAllByRole('article'))[2]!);
    await userEvent.click(card.getByRole('button', { name: it.verdict_open }));
    await card.findByText(it.verdict_fictional);
    // Content below the sticky box counts as covered.
    window.scrollTo(0, 0);
  },
};

export const Filtered: Story = {
  ...at(`${question}&anno=2019,2020&area=1&autorita=3`),
  play: async ({ canvas, userEvent }) => {
    const chips = await canvas.findByRole('list', { name: it.search_filters_active });
    await userEvent.click(within(chips).getByRole('button', { name: /2020/ }));
    await waitFor(() => expect(within(chips).getAllByRole('button')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: it.search_filters_reset }));
    await waitFor(() => expect(chips).not.toBeInTheDocument());
    const [first, second] = server().asked('search.run');
    await expect(first).toMatchObject({ filters: { yearDoc: [2019, 2020], selectedArea: 1 } });
    await expect(second).toMatchObject({ filters: { yearDoc: [2019] } });
  },
};
