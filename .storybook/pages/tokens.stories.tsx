import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '../../web/src/lib/theme.ts';
import { colourNames, Colours, described } from './colours.tsx';
import classes from './tokens.module.css';

/**
 * The visual language, decided once in `web/src/lib/theme.ts`: paper, ink and one green. The signup form on partners'
 * pages carries a copy of the colours it needs (`widget/src/tokens.css`); a test holds the two together.
 */
const meta = { title: 'Massima/Tokens', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair is measured here, in both themes. */
export const Light: Story = {
  play: async ({ canvasElement }) => {
    await expect(colourNames.filter((name) => !described.has(name))).toEqual([]);
    for (const { dataset } of canvasElement.querySelectorAll<HTMLElement>('[data-ratio]'))
      await expect(Number(dataset['ratio'])).toBeGreaterThanOrEqual(Number(dataset['least']));
  },
};
export const Dark: Story = { ...Light, globals: { theme: 'dark' } };

const sizes = [
  ['2.5rem', 'Wordmark before the login', 'serif'],
  ['1.875rem', 'Heading of a screen; 1.5rem on a phone', 'sans'],
  ['1.375rem', 'Heading of a form', 'sans'],
  ['1.25rem', 'Heading of a dialog', 'sans'],
  ['1.125rem', 'Principle of a ruling', 'serif'],
  ['1rem', 'Text, and every field: below 16 px a phone zooms in', 'sans'],
  ['0.9375rem', 'Labels, controls, citations', 'sans'],
  ['0.875rem', 'Text of second rank', 'sans'],
  ['0.8125rem', 'Notes below a field', 'sans'],
] as const;

/** Inter for the interface, Source Serif for what courts have written. Sizes in rem: they follow the reader's own. */
export const Type: Story = {
  render: () => (
    <dl className={classes.rows}>
      {sizes.map(([size, use, face]) => (
        <div key={size}>
          <dt>
            {size} · {use}
          </dt>
          <dd lang="it" style={{ fontSize: size, fontFamily: `var(--${face})`, lineHeight: 1.4 }}>
            Il custode risponde del danno cagionato dalla cosa
          </dd>
        </div>
      ))}
    </dl>
  ),
};

const steps = ['0.25rem', '0.375rem', '0.5rem', '0.75rem', '1rem', '1.25rem', '1.5rem', '2rem', '3rem'];

/** Distances between things that belong together are small, between groups at least twice as large. */
export const Spacing: Story = {
  render: () => (
    <dl className={classes.rows}>
      {steps.map((step) => (
        <div key={step}>
          <dt>{step}</dt>
          <dd className={classes.bar} style={{ width: step }} />
        </div>
      ))}
    </dl>
  ),
};

export const Radii: Story = {
  render: () => (
    <div className={classes.corners}>
      {Object.entries(theme.radius ?? {}).map(([name, radius]) => (
        <div key={name} className={classes.corner} style={{ borderRadius: radius }}>
          {name} {radius}
        </div>
      ))}
    </div>
  ),
};
/** The one shadow, for what floats: menus, dialogs, notices. */
export const Shadow: Story = {
  render: () => (
    <div className={classes.corner} style={{ boxShadow: 'var(--shadow)', borderRadius: '10px' }}>
      shadow
    </div>
  ),
};
