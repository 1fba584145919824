import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { lastFolder } from '../features/folders/last-folder.ts';
import { sequence, refused } from '../testing/answers/types.ts';
import { sampleAnswer, samplePage } from '../testing/samples/rulings.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Search from './search.tsx';

/** Actions on results: filter, load more, save, rate, print. */
const meta = { title: 'Screens/Search, going on', component: Search, ...screenStory } satisfies Meta<
  typeof Search
>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = '/?q=responsabilità del custode per caduta';
const two = (offset: number) => samplePage(offset).slice(0, 2);

export const FiltersOnAPhone: Story = {
  ...at(question),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.search_filters }));
    const sheet = within(await canvas.findByRole('dialog', { name: it.search_filters }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /2019/ }));
    await waitFor(() => expect(server().asked('search.run')).toHaveLength(2));
    await sheet.findByRole('button', { name: /Mostra 1\.284 risultati/ });
  },
};
type Sent = ReturnType<typeof sampleAnswer>;
let respond = () => {};
/** Counts appear once they have loaded. */
export const FiltersWaiting: Story = {
  ...at(question, {
    api: {
      'search.run': sequence<unknown, Sent | Promise<Sent>>(
        () => sampleAnswer(),
        () =>
          new Promise((resolve) => {
            respond = () => resolve(sampleAnswer({ total: 12 }));
          }),
      ),
    },
  }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.search_filters }));
    const sheet = within(await canvas.findByRole('dialog', { name: it.search_filters }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /2019/ }));
    await sheet.findByRole('button', { name: it.search_filters_show_any });
    respond();
    await sheet.findByRole('button', { name: 'Mostra 12 risultati' });
  },
};
/** Duplicates are folded into one. */
export const Conformi: Story = {
  ...at(question, {
    api: {
      'search.run': () => {
        const [first, second] = two(0);
        return sampleAnswer({ search: [first!, { ...second!, alike_to: first!.id_new }] });
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText(it.result_alike, { exact: false });
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(line);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
/**
 * Further results of a ruling are folded under the first with their source, and the next ruling
 * keeps its position.
 */
export const SameRuling: Story = {
  ...at(question, {
    api: {
      'search.run': () => {
        const [first, second] = two(0);
        return sampleAnswer({ search: [first!, second!, { ...first!, id_new: `${first!.id_new}-more` }] });
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText('Un’altra massima di questa decisione');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(line);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    for (const card of canvas.getAllByRole('article'))
      await expect(within(card).getByRole('heading', { level: 2 })).toBeVisible();
  },
};
/** `x` selects, and the bar acts on the selection. */
export const Picked: Story = {
  ...at(question, { api: { 'search.run': () => sampleAnswer({ search: two(0) }) } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.keyboard('jxjx');
    const bar = within(await canvas.findByRole('region', { name: it.picks }));
    await bar.findByText('2 risultati selezionati');
    await userEvent.click(bar.getByRole('button', { name: it.save }));
    await canvas.findByRole('dialog', { name: it.result_save });
  },
};
/** Two Tabs return to the saved result, and the keyboard continues from there. */
export const SavedByKey: Story = {
  ...at(question, { api: { 'search.run': () => sampleAnswer({ search: two(0) }) } }),
  beforeEach: () => void lastFolder.set(8),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    await userEvent.keyboard('js');
    await findNotice('Salvato in «Locazioni commerciali»');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: it.save_change })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: it.undo })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
    await waitFor(() => expect(server().asked('projects.removeElement')).toHaveLength(1));
    await expect(server().asked('projects.removeElement')).toEqual([
      { projectId: 8, idResult: 'cass-12027' },
    ]);
  },
};
export const MoreLoaded: Story = {
  ...at(question, { api: { 'search.run': ({ offset }) => sampleAnswer({ search: two(offset) }) } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.search_more }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(canvas.getAllByRole('article')[2]).toHaveFocus();
  },
};
export const MoreFailed: Story = {
  ...at(question, {
    api: () => ({
      'search.run': sequence(() => sampleAnswer({ search: two(0) }), refused('service_timeout')),
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.search_more }));
    await canvas.findByText(new RegExp(it.search_more_failed));
  },
};
export const LimitReached: Story = {
  ...at(question, { api: { 'search.run': ({ offset }) => sampleAnswer({ search: two(offset) }) } }),
  play: async ({ canvas, userEvent }) => {
    for (const count of [2, 4, 6, 8, 10]) {
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
      await userEvent.click(await canvas.findByRole('button', { name: it.search_more }));
    }
    await canvas.findByText(/Sono mostrati i primi 12 risultati/);
    // Content below the sticky box counts as covered.
    window.scrollTo(0, 0);
  },
};
export const Saved: Story = {
  ...at(question),
  play: async ({ canvas, userEvent }) => {
    const card = within((await canvas.findAllByRole('article'))[0]!);
    await userEvent.click(card.getByRole('button', { name: it.result_save }));
    const dialog = within(await canvas.findByRole('dialog', { name: it.result_save }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Locazioni commerciali/ }));
    await userEvent.click(dialog.getByRole('button', { name: it.save }));
    await findNotice(/^Salvato in «Locazioni commerciali/);
    await card.findByRole('button', { name: it.result_save_again });
    await expect(server().asked('projects.addElement')).toEqual([
      expect.objectContaining({
        id: 8,
        projectelement: expect.objectContaining({ idResult: 'cass-12027' }),
      }),
    ]);
  },
};
export const Rated: Story = {
  ...at(question),
  play: async ({ canvas, userEvent }) => {
    const card = within((await canvas.findAllByRole('article'))[0]!);
    await userEvent.click(card.getByRole('button', { name: it.rating_down }));
    const dialog = within(await canvas.findByRole('dialog', { name: it.rating_title }));
    await userEvent.type(dialog.getByRole('textbox', { name: it.rating_comment }), 'Non riguarda le scale.');
    await userEvent.click(dialog.getByRole('button', { name: it.rating_send }));
    await findNotice(it.result_feedback_thanks);
    await expect(card.getByRole('button', { name: it.rating_down })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Printing: Story = {
  ...at(question),
  play: async ({ canvas, userEvent }) => {
    const card = within((await canvas.findAllByRole('article'))[0]!);
    await userEvent.click(card.getByRole('button', { name: it.print }));
    await canvas.findByRole('dialog', { name: it.print_title });
  },
};
export const Shortcuts: Story = {
  ...at(question),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.keyboard('j');
    await expect(canvas.getAllByRole('article')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: it.card_fold });
    await userEvent.keyboard('o');
    await canvas.findByRole('button', { name: it.verdict_close });
    await userEvent.keyboard('o?');
    await canvas.findByRole('dialog', { name: it.search_shortcuts });
  },
};
export const SpellingCorrected: Story = {
  ...at(
    { pathname: '/', search: '?q=danno morale', state: { before: 'dano morale' } },
    { api: { 'search.run': () => sampleAnswer({ search: two(0) }) } },
  ),
  play: shows(/Risultati per «danno morale»/),
};
