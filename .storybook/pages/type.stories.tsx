import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { text } from '../../web/src/lib/scale.ts';
import { cssVariables } from '../../web/src/lib/theme.ts';
import { Count } from './count.tsx';
import { inUse } from './in-use.ts';
import classes from './tokens.module.css';

/**
 * Shows the fonts: Inter for the interface, Source Serif for texts of courts. Sizes are in rem, so
 * that they follow the reader's setting.
 */
const meta = { title: 'Massima/Type' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Purpose of each size. */
const uses: Record<keyof typeof text, readonly [use: string, face: 'sans' | 'serif']> = {
  wordmark: ['Wordmark of an empty search; grows with the window', 'serif'],
  promise: ['What the product is, beside the login; grows with the window', 'serif'],
  40: ['Wordmark before the login', 'serif'],
  screen: ['Heading of a screen; grows with the window', 'sans'],
  22: ['Heading of a form', 'sans'],
  20: ['Heading of a dialog', 'sans'],
  19: ['Principle of a ruling', 'serif'],
  18: ['Heading of a panel; a principle on a phone', 'sans'],
  17: ['Heading of a row; the full text of a ruling', 'serif'],
  16: ['Text, and every field: below 16 px a phone zooms in', 'sans'],
  15: ['Labels, controls, citations', 'sans'],
  14: ['Text of second rank', 'sans'],
  13: ['Notes below a field, words beside an icon', 'sans'],
  12: ['What is left of the plan, on the smallest phones', 'sans'],
};
const largestFirst = ['wordmark', 'promise', 40, 'screen', 22, 20, 19, 18, 17, 16, 15, 14, 13, 12] as const;

const used = inUse('font-size', String.raw`var\(--text-[\w-]+\)`);
const countOf = (name: string | number) =>
  used.find(({ value }) => value === `var(--text-${name})`)?.count ?? 0;

/**
 * Shows the sizes of `web/src/lib/scale.ts` with the number of their uses. A test rejects all
 * other sizes.
 */
export const Scale: Story = {
  render: () => (
    <dl className={classes.rows}>
      {largestFirst.map((name) => (
        <div key={name}>
          <dt>
            --text-{name} · {uses[name][0]} · <Count of={countOf(name)} />
          </dt>
          <dd
            lang="it"
            style={{ fontSize: text[name], fontFamily: `var(--${uses[name][1]})`, lineHeight: 1.4 }}
          >
            Il custode risponde del danno cagionato dalla cosa
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async () => {
    await expect(largestFirst.map(String).toSorted()).toEqual(Object.keys(text).toSorted());
    await expect(largestFirst.filter((name) => countOf(name) === 0)).toEqual([]);
  },
};

const { '--sans': sans = '', '--serif': serif = '', '--measure': measure = '' } = cssVariables().variables;

/** The two typefaces and the maximum line length, as defined by the theme. */
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
