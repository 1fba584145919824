import { withdrawnText } from '@massima/contract/constants';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { lineCut, waiting } from '../../testing/answers/types.ts';
import { principles } from '../../testing/samples/principles.ts';
import { sampleArticle, sampleResults } from '../../testing/samples/rulings.ts';
import { ownPage, server } from '../../testing/story-server.ts';
import { useText } from '../../lib/i18n.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { RulingCard } from './ruling-card.tsx';

const [cassation, local, fictional] = sampleResults() as [
  ReturnType<typeof sampleResults>[0],
  ReturnType<typeof sampleResults>[0],
  ReturnType<typeof sampleResults>[0],
];

const meta = {
  title: 'Ruling/RulingCard',
  component: RulingCard,
  parameters: ownPage,
  args: {
    result: cassation,
    query: 'caduta in condominio, responsabilità del custode',
    isOpen: false,
    onOpenChange: fn(),
    onSearch: fn(),
  },
  render: function Render(args) {
    const { t } = useText();
    const [isOpen, setOpen] = useState(args.isOpen);
    const actions = <IconButton icon="bookmark" label={t('save')} />;
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return <RulingCard {...args} actions={args.actions ?? actions} isOpen={isOpen} onOpenChange={change} />;
  },
} satisfies Meta<typeof RulingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The best passage stands out, with the query's words highlighted. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: /Cass. civ./ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(0);
  },
};
/** Warning that an article was annulled after the ruling, with a link to the wording. */
export const StruckLater: Story = {
  args: {
    result: {
      ...cassation,
      later_fate: [
        {
          ...{ key: 'l:1999:9991:3', label: 'art. 3 l. 9991/1999', what: 'unconstitutional', in_part: true },
          ...{ by: 'Corte cost. n. 612/2021', date: '2021-02-10' },
        },
        {
          ...{ key: 'l:1999:9991:6', label: 'art. 6 l. 9991/1999', what: 'repealed', in_part: false },
          ...{ by: 'd.lgs. 9993/2014', date: '2014-12-13' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /art\.\s3 l\.\s9991\/1999 dichiarato illegittimo in parte/ }),
    ).toHaveAttribute('href', '/provisions/l%3A1999%3A9991%3A3');
  },
};
/** Related principles of the publisher; empty without any. */
export const Related: Story = {
  args: {
    result: {
      ...cassation,
      related: [
        {
          ...{ field: 'conformi', total: 6 },
          labels: [
            'Cass. civ. n. 1201/2015',
            'Cass. civ. n. 3345/2014',
            'Cass. civ. n. 87/2012',
            'Rv. 612345',
          ],
        },
        { field: 'difformi', total: 1, labels: ['Cass. civ. n. 5021/2010'] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rv\. 612345 e altre 2/)).toBeVisible();
    await expect(canvas.getByText(/^Difformi: Cass/)).toBeVisible();
  },
};
export const RelatedOnAPhone: Story = { ...Related, globals: { viewport: { value: 'w320' } } };
/** A passage of the full text is labelled and links to its position. */
export const FromText: Story = {
  args: {
    result: { ...cassation, document_type_massima: 1, passage: true, passage_start: 120, passage_end: 620 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: it.ruling_from_text })).toHaveAttribute(
      'href',
      expect.stringContaining('#massima'),
    );
    await expect(canvas.queryByText(it.ruling_stated_by_court)).toBeNull();
  },
};
/** Returns the text that CSS adds to an icon. */
const wordOf = (button: HTMLElement) => getComputedStyle(button, '::after').content;
/** On wide screens the icons have labels. */
export const WordsBesideIcons: Story = {
  play: async ({ canvas }) => {
    // Labels are hidden until the card has the pointer or the focus.
    await expect(wordOf(canvas.getByRole('button', { name: it.print }))).toBe('none');
    canvas.getByRole('article').focus();
    await expect(wordOf(canvas.getByRole('button', { name: it.citation_copy }))).toBe(`"${it.word_copy}"`);
    await expect(wordOf(canvas.getByRole('button', { name: it.print }))).toBe(`"${it.print}"`);
  },
};
/** On narrower screens the full name is shown on focus or hover. */
export const NamesAtOnce: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: it.citation_copy });
    await expect(wordOf(copy)).toBe('none');
    canvas.getByRole('button', { name: it.verdict_open }).focus();
    while (document.activeElement !== copy) await userEvent.tab();
    await waitFor(() => expect(wordOf(copy)).toBe(`"${it.citation_copy}"`));
  },
};
/** Without a full text the control stays focusable and names the reason. */
export const WithoutFullText: Story = {
  args: { result: local },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: it.verdict_open });
    toggle.focus();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
/** The ruling was withdrawn by its source and never gets a full text. */
export const Withdrawn: Story = {
  args: { result: { ...local, document_diritto: withdrawnText, keywords_positions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawnText)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: it.verdict_open })).toBeNull();
  },
};
/** Rulings of the demonstration data are labelled as fictional. */
export const Fictional: Story = { args: { result: fictional } };
export const LongPrinciple: Story = {
  args: {
    result: { ...fictional, document_diritto: `${principles.long} ${principles.long} ${principles.long}` },
  },
};
export const OnAPhone: Story = { args: { result: fictional }, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
/** The ruling stays in Italian and is announced in Italian. */
export const English: Story = {
  globals: { locale: 'en' },
  play: ({ canvas }) =>
    expect(canvas.getByText(/custodia/, { selector: 'p[lang=it] *' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'it',
    ),
};

export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'art. 2051 c.c.' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerca art. 2051 c.c.' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('art. 2051 c.c.');
    await expect(server().asked('rulings.article')).toHaveLength(1);
  },
};
export const OpenOnAPhone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'art. 2051 c.c.' });
  },
};
export const OpenInTheDark: Story = { ...OpenOnAPhone, globals: { theme: 'dark' } };
export const OpenAndFictional: Story = {
  args: { isOpen: true, result: fictional },
  parameters: { api: { 'rulings.article': () => sampleArticle({ fictional: true }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'art. 2051 c.c.' });
  },
};
export const Loading: Story = { args: { isOpen: true }, parameters: { api: { 'rulings.article': waiting } } };
/** The error is shown in place with a retry. */
export const Failed: Story = {
  args: { isOpen: true },
  parameters: { api: { 'rulings.article': lineCut } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: it.retry })).toBeVisible();
  },
};
/** Closing from below returns scroll position and focus. */
export const ClosedFromBelow: Story = {
  args: { isOpen: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'art. 2051 c.c.' });
    await userEvent.click(canvas.getByRole('button', { name: it.verdict_close_and_go_up }));
    await waitFor(() => expect(canvas.getByRole('button', { name: it.verdict_open })).toHaveFocus());
  },
};
