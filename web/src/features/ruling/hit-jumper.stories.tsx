import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { principles } from '../../testing/samples/principles.ts';
import { positionsOf } from '../../testing/samples/verdict-text.ts';
import { cutText, spanOf } from './cut-text.ts';
import { HitJumper } from './hit-jumper.tsx';
import { MarkedText } from './marked-text.tsx';

const highlights = positionsOf(principles.long, /\b\p{L}{9,}\b/gu)
  .slice(0, 3)
  .map(spanOf);

const meta = {
  title: 'Ruling/HitJumper',
  component: HitJumper,
  args: { container: { current: null }, count: highlights.length },
  render: function Render({ count }) {
    const container = useRef<HTMLDivElement>(null);
    return (
      <>
        <HitJumper container={container} count={count} />
        <div ref={container} lang="it">
          <MarkedText pieces={cutText(principles.long, { highlights })} />
        </div>
      </>
    );
  },
} satisfies Meta<typeof HitJumper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};
/** Empty without a match. */
export const None: Story = {
  args: { count: 0 },
  play: ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
};
/** Moves to the next match, and from the last to the first. */
export const Jumped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [previous, next] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await userEvent.click(next);
    await expect(canvasElement.querySelector('mark[data-current]')).toHaveAttribute('data-hit', '0');
    await userEvent.click(previous);
    await expect(canvasElement.querySelector('mark[data-current]')).toHaveAttribute('data-hit', '2');
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
  },
};
export const JumpedInTheDark: Story = { ...Jumped, globals: { theme: 'dark' } };
export const ManyHits: Story = { args: { count: 1240 } };
