import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inUse } from './in-use.ts';
import classes from './tokens.module.css';

/**
 * Little moves, and briefly: what comes from a side says where it came from, what turns says that it can be turned back. Nothing moves by itself, and
 * with reduced motion requested (`prefers-reduced-motion`) nothing at all: `web/src/styles/global.css` sees to it for everything.
 */
const meta = { title: 'Massima/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj;

const moves = inUse('transition|animation', String.raw`[a-z][\w-]* \d+ms`);
const longest = 200;

/** Every movement of the app, with how long it takes and where: none longer than a fifth of a second. */
export const Movements: Story = {
  render: () => (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ value, files }) => (
          <tr key={value}>
            <td>{value}</td>
            <td>{files.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async () => {
    await expect(moves.length).toBeGreaterThan(4);
    for (const { value } of moves)
      await expect(parseInt(value.split(' ')[1] ?? '', 10)).toBeLessThanOrEqual(longest);
  },
};
