import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cutText } from './cut-text.ts';
import { MarkedText } from './marked-text.tsx';

const text =
  "Il custode risponde, ai sensi dell'art. 2051 c.c., del danno cagionato dalla cosa, salvo che provi il caso fortuito.";
const span = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
const highlights = [span('custode'), span('2051')];
const link = { ...span('art. 2051 c.c.'), query: 'art. 2051 c.c.', kind: 'provision' } as const;
const passage = { start: 0, end: text.indexOf(', salvo') };

const meta = {
  title: 'Ruling/MarkedText',
  component: MarkedText,
  args: { pieces: cutText(text, { highlights }), linkLabel: (query) => `Cerca “${query}”` },
  render: (args) => (
    <p lang="it" style={{ maxWidth: 'var(--measure)', fontFamily: 'var(--serif)', fontSize: '1.125rem' }}>
      <MarkedText {...args} />
    </p>
  ),
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {};
export const WithAPassage: Story = { args: { pieces: cutText(text, { highlights, passage }) } };
/** A highlight inside a reference inside the passage: the text is cut at every bound. */
export const WithEverything: Story = {
  args: { pieces: cutText(text, { highlights, passage, links: [link] }), onSearch: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(text);
    // The reference is a single link, although a highlight starts and ends inside it.
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('link')).toHaveTextContent('art. 2051 c.c.');
    await expect(args.onSearch).toHaveBeenLastCalledWith('art. 2051 c.c.');
  },
};
/** Linked rulings open over the text without charge. */
export const Opens: Story = {
  args: { pieces: cutText(text, { links: [link] }), onSearch: fn(), onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ provision: 'art. 2051 c.c.' });
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
/** On paper and without search, a reference is plain text. */
export const WithoutSearch: Story = {
  args: { pieces: cutText(text, { links: [link] }) },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
/** Text of a ruling is never HTML. */
export const Hostile: Story = {
  args: {
    pieces: cutText('<img src=x onerror=alert(1)> & <b>testo</b>', { highlights: [{ start: 0, end: 4 }] }),
  },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('img, b')).toBeNull(),
};
export const Dark: Story = { ...WithEverything, globals: { theme: 'dark' } };
