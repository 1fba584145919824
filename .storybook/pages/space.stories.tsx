import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { breakpoints, layers, radius, space } from '../../web/src/lib/scale.ts';
import { Count } from './count.tsx';
import { inUse } from './in-use.ts';
import classes from './tokens.module.css';

/**
 * Shows distances, corners, layers, widths and the shadow, as `web/src/lib/scale.ts` defines them
 * and the style sheets use them.
 */
const meta = { title: 'Massima/Space' } satisfies Meta;
export default meta;
type Story = StoryObj;

/**
 * Returns the number of uses of a name of `tokens.css` in the style sheets; a test rejects every
 * other value.
 */
function counter(kind: string, property = '[a-z-]+') {
  const used = inUse(property, String.raw`var\(--${kind}-[\w-]+\)`);
  return (name: string | number) => used.find(({ value }) => value === `var(--${kind}-${name})`)?.count ?? 0;
}
const distances = counter('space');
const corners = counter('radius');
const overs = counter('layer', 'z-index');

const isStep = ([name]: [string, string]) => /^\d+$/.test(name);

/** Distances between related elements are small, between groups at least twice as large. */
export const Steps: Story = {
  render: () => (
    <dl className={classes.rows}>
      {Object.entries(space)
        .filter(isStep)
        .map(([name, step]) => (
          <div key={name}>
            <dt>
              --space-{name} · {step} · <Count of={distances(name)} />
            </dt>
            <dd className={classes.bar} style={{ width: step }} />
          </div>
        ))}
    </dl>
  ),
  play: async () => {
    const unused = Object.entries(space)
      .filter(isStep)
      .filter(([name]) => distances(name) === 0);
    await expect(unused).toEqual([]);
  },
};

/**
 * Values outside the scale: parts of screens that others are aligned with, margins that depend on
 * the window, and sizes relative to the font.
 */
export const Named: Story = {
  render: () => (
    <dl className={classes.rows}>
      {Object.entries(space)
        .filter((entry) => !isStep(entry))
        .map(([name, value]) => (
          <div key={name}>
            <dt>
              --space-{name} · <Count of={distances(name)} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  ),
};

export const Radii: Story = {
  render: () => (
    <div className={classes.corners}>
      {Object.entries(radius).map(([name, value]) => (
        <div key={name} className={classes.corner} style={{ borderRadius: value }}>
          {name} {value} · <Count of={corners(name)} />
        </div>
      ))}
    </div>
  ),
};

/** Shows the only shadow, for floating elements: menus, dialogs, notices. */
export const Shadow: Story = {
  render: () => (
    <div className={classes.corner} style={{ boxShadow: 'var(--shadow)', borderRadius: radius.md }}>
      shadow
    </div>
  ),
};

/** Shows the order of the layers, from the page up. Native dialogs are above all layers. */
export const Layers: Story = {
  render: () => (
    <table className={classes.table}>
      <tbody>
        {Object.entries(layers).map(([name, layer]) => (
          <tr key={name}>
            <th scope="row">--layer-{name}</th>
            <td>{layer}</td>
            <td>
              <Count of={overs(name)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

/** Breakpoints: `@media (--from-tablet)` and `@media (--below-tablet)`. */
export const Widths: Story = {
  render: () => (
    <table className={classes.table}>
      <tbody>
        {Object.entries(breakpoints).map(([name, width]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{width}</td>
            <td>{Number.parseFloat(width) * 16} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
