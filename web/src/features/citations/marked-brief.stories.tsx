import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleBrief, sampleCheck } from '../../testing/samples/citations.ts';
import { MarkedBrief } from './marked-brief.tsx';

const checked = { text: sampleBrief, ...sampleCheck(sampleBrief) };
const entries = checked.references.map((_, i) => `r${i}`);

const meta = {
  title: 'Features/Citations/MarkedBrief',
  component: MarkedBrief,
  args: { checked, entries, onPress: fn() },
} satisfies Meta<typeof MarkedBrief>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind of finding has its underline, recognisable without colour. */
export const EveryState: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('title');
    await userEvent.click(canvas.getByRole('link', { name: 'Cass. civ. n. 99999/2019' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('r3');
    // by key as well
    canvas.getByRole('link', { name: 'Giudice di pace di Roma n. 5/2019' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('r8');
    await userEvent.click(canvas.getByRole('link', { name: 'cagionato' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('q0');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
