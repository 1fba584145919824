import { noBreak } from '@massima/contract/format/no-break';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sequence, refused, waiting } from '../testing/answers/types.ts';
import { sampleResult } from '../testing/sample-result.ts';
import { sampleCitations } from '../testing/samples/citations.ts';
import { sampleArticle } from '../testing/samples/rulings.ts';
import { verdictText } from '../testing/samples/verdict-text.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import RulingScreen from './ruling.tsx';

/** A ruling at its own address, which can be sent to other subscribers. */
const meta = { title: 'Screens/Ruling', component: RulingScreen, ...screenStory } satisfies Meta<
  typeof RulingScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const verdictSentence = verdictText.slice(
  verdictText.indexOf('La responsabilità per i danni'),
  verdictText.indexOf('3. La'),
);
const cited = 'Cass. civ., Sez. III, ord. 16 maggio 2017, n. 12027';
const here = `/ruling/cass-12027?cit=${encodeURIComponent(cited)}`;

export const Open: Story = {
  ...at({ pathname: '/ruling/cass-12027', search: '', state: { query: 'custodia' } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: noBreak(cited), level: 1 });
    const outline = await canvas.findByRole('navigation', { name: it.outline });
    await canvas.findByRole('link', { name: 'Citata da (23)' });
    await expect(outline).toHaveTextContent(/Fatti di causa.*Ragioni della decisione.*P\.Q\.M\./);
    // Prevents navigation, because the test page has a different base.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Citata da (23)' }));
    await canvas.findByRole('link', { name: /n\.\s3000/ });
    await expect(server().asked('rulings.article')).toEqual([{ id_new: 'cass-12027', query: 'custodia' }]);
  },
};
/** `?` lists the shortcuts, with the shortcuts of this screen first. */
export const Keys: Story = {
  ...Open,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('navigation', { name: it.outline });
    await userEvent.keyboard('?');
    const list = within(await canvas.findByRole('dialog', { name: it.search_shortcuts }));
    await expect(list.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(it.shortcuts_ruling);
  },
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  ...at(here, {
    api: {
      // The principle repeats the text.
      'rulings.linked': () => ({
        results: [sampleResult({ id_new: 'cass-12027', document_diritto: verdictSentence })],
      }),
    },
  }),
  globals: phone,
  play: shows(it.outline_passage),
};
export const English: Story = { ...at(here), globals: { locale: 'en' }, play: shows(cited) };
export const Loading: Story = {
  ...at(here, { api: { 'rulings.article': waiting } }),
  play: shows(it.loading),
};
let isShown = false;
/** Another user sent the address: the search that finds the ruling opens it. */
export const NotShownYet: Story = {
  ...at(here, {
    api: {
      'rulings.article': (input) =>
        isShown ? sampleArticle({ id_new: input.id_new }) : refused('file_not_found')(),
      'rulings.citations': () => (isShown ? sampleCitations() : refused('file_not_found')()),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    isShown = false;
    await canvas.findByText(it.ruling_by_search);
    await expect(server().asked('search.run')).toHaveLength(0);
    isShown = true;
    await userEvent.click(canvas.getByRole('button', { name: it.ruling_by_search_open }));
    await canvas.findByRole('navigation', { name: it.outline });
    await expect(server().asked('search.run')).toEqual([expect.objectContaining({ query: cited })]);
  },
};
const unknown = {
  api: { 'rulings.article': refused('file_not_found'), 'rulings.citations': refused('file_not_found') },
};
/**
 * A ruling that was shown, without full text: principles, citations and similar rulings are
 * available.
 */
export const WithoutText: Story = {
  ...at(here, { api: { 'rulings.article': refused('file_not_found') } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: it['kind.principle'] });
    await canvas.findByText(it.ruling_without_text);
    await canvas.findByText('Citata da (23)');
    await canvas.findByRole('heading', { name: noBreak(cited), level: 1 });
    await expect(server().asked('search.run')).toHaveLength(0);
  },
};
export const NotInTheCollection: Story = {
  ...at(here, unknown),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.ruling_by_search_open }));
    await canvas.findByText(it.ruling_missing);
    await expect(server().asked('search.run')).toHaveLength(2);
  },
};
export const WithoutACitation: Story = {
  ...at('/ruling/cass-12027', unknown),
  play: shows(it.ruling_missing),
};
/** The text loaded, but its principle failed and can be retried. */
export const PrincipleNotLoaded: Story = {
  ...at(here, {
    api: {
      'rulings.linked': sequence(refused('service_unavailable'), () => ({
        results: [sampleResult({ id_new: 'cass-12027' })],
      })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.retry }));
    await canvas.findByRole('article', { name: it['kind.principle'] });
  },
};
export const TooManyTexts: Story = {
  ...at(here, { api: { 'rulings.article': refused('too_many_attempts') } }),
  play: shows(new RegExp(it.too_many_attempts.slice(0, 30))),
};
