import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBrief, sampleCheck } from '../../testing/samples/citations.ts';
import { MarkedBrief } from './marked-brief.tsx';

const { references } = sampleCheck(sampleBrief);

const meta = {
  title: 'Features/Citations/MarkedBrief',
  component: MarkedBrief,
  args: { text: sampleBrief, references },
} satisfies Meta<typeof MarkedBrief>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind of finding has a line of its own, so that it can be told without its colour. */
export const EveryState: Story = {
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('mark')).toHaveLength(references.length),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
