import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inUse } from './in-use.ts';
import classes from './tokens.module.css';

/**
 * Shows the few, short movements of the app. An element that slides in shows its origin; an
 * element that turns can be turned back. Nothing moves without an action, and nothing at all with
 * `prefers-reduced-motion` (`web/src/styles/global.css`).
 */
const meta = { title: 'Massima/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj;

const moves = inUse('transition|animation', String.raw`[a-z][\w-]* \d+ms`);
const longest = 200;

/** Shows every movement with its duration, at most 200 ms, and its uses. */
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
