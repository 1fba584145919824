import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cssVariables } from '../../web/src/lib/theme.ts';
import { inUse } from './in-use.ts';
import classes from './tokens.module.css';

/** Inter for the interface, Source Serif for what courts have written. Sizes in rem: they follow the reader's own. */
const meta = { title: 'Massima/Type' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** What each size is for; the largest grow with the window. */
const scale: readonly [size: string, use: string, face: 'sans' | 'serif'][] = [
  ['2.5rem', 'Wordmark before the login', 'serif'],
  ['1.875rem', 'Heading of a screen; 1.5rem on a phone', 'sans'],
  ['1.375rem', 'Heading of a form', 'sans'],
  ['1.25rem', 'Heading of a dialog', 'sans'],
  ['1.1875rem', 'Principle of a ruling', 'serif'],
  ['1.125rem', 'Heading of a panel; a principle on a phone', 'sans'],
  ['1.0625rem', 'Heading of a row; the full text of a ruling', 'serif'],
  ['1rem', 'Text, and every field: below 16 px a phone zooms in', 'sans'],
  ['0.9375rem', 'Labels, controls, citations', 'sans'],
  ['0.875rem', 'Text of second rank', 'sans'],
  ['0.8125rem', 'Notes below a field, words beside an icon', 'sans'],
  ['0.75rem', 'Numbers in a chart', 'sans'],
];
/** The ends of what grows with the window. */
const growing = ['1.5rem', '1.75rem', '3.5rem'];

const used = inUse('font-size', String.raw`[\d.]+rem`);
const countOf = (size: string) => used.find(({ value }) => value === size)?.count ?? 0;

/** Every size that a style sheet asks for stands here, with how often it is used: another one would fail. */
export const Scale: Story = {
  render: () => (
    <dl className={classes.rows}>
      {scale.map(([size, use, face]) => (
        <div key={size}>
          <dt>
            {size} · {use} · {countOf(size)}×
          </dt>
          <dd lang="it" style={{ fontSize: size, fontFamily: `var(--${face})`, lineHeight: 1.4 }}>
            Il custode risponde del danno cagionato dalla cosa
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async () => {
    const known = [...scale.map(([size]) => size), ...growing];
    await expect(used.filter(({ value }) => !known.includes(value))).toEqual([]);
  },
};

const { '--sans': sans = '', '--serif': serif = '', '--measure': measure = '' } = cssVariables().variables;

/** The two faces and the longest line, as the theme has them. */
export const Faces: Story = {
  render: () => (
    <dl className={classes.rows}>
      {[
        ['sans', sans],
        ['serif', serif],
      ].map(([name, faces]) => (
        <div key={name}>
          <dt>
            --{name}: {faces}
          </dt>
          <dd lang="it" style={{ fontFamily: `var(--${name})`, maxWidth: 'var(--measure)', lineHeight: 1.6 }}>
            La responsabilità per i danni cagionati da cose in custodia ha carattere oggettivo: per
            configurarla basta che sia dimostrato il nesso tra la cosa e il danno. ({measure})
          </dd>
        </div>
      ))}
    </dl>
  ),
};
