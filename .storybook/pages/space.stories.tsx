import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '../../web/src/lib/theme.ts';
import { inUse } from './in-use.ts';
import classes from './tokens.module.css';

/** Distances, corners, and the one shadow. */
const meta = { title: 'Massima/Space' } satisfies Meta;
export default meta;
type Story = StoryObj;

const steps = ['0.125', '0.25', '0.375', '0.5', '0.625', '0.75', '1', '1.25', '1.5', '2', '3'].map(
  (step) => `${step}rem`,
);
const used = inUse('(?:gap|row-gap|column-gap)', String.raw`[\d.]+rem`);
const countOf = (step: string) => used.find(({ value }) => value === step)?.count ?? 0;

/** Distances between things that belong together are small, between groups at least twice as large. How often each separates two things is counted. */
export const Steps: Story = {
  render: () => (
    <dl className={classes.rows}>
      {steps.map((step) => (
        <div key={step}>
          <dt>
            {step} · {countOf(step)}×
          </dt>
          <dd className={classes.bar} style={{ width: step }} />
        </div>
      ))}
    </dl>
  ),
  play: async () => {
    // Seven in eight are steps of the scale; the rest is set by eye between two words.
    const sum = (some: typeof used) => some.reduce((all, { count }) => all + count, 0);
    await expect(sum(used.filter(({ value }) => steps.includes(value))) / sum(used)).toBeGreaterThan(7 / 8);
  },
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
