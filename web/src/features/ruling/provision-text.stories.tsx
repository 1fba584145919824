import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProvision, sampleText } from '../../testing/samples/provisions.ts';
import { ProvisionText } from './provision-text.tsx';

const { text, commi } = sampleProvision();
const meta = {
  title: 'Ruling/ProvisionText',
  component: ProvisionText,
  args: { text, commi },
} satisfies Meta<typeof ProvisionText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
/** A single paragraph has no number, as in the codes. */
export const OneParagraph: Story = { args: sampleText([['1', 'Il custode risponde del danno.']]) };
export const None: Story = { args: { text: null, commi: [] } };
const spending = (count: number) =>
  sampleText(Array.from({ length: count }, (_, i) => [String(i + 1), `Spesa ${i + 1}.`] as const));
export const ManyCommi: Story = {
  args: spending(200),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spesa 200.')).toBeInTheDocument();
  },
};
/**
 * Size of an article of a budget law. Excluded from the checks of colours and layout, which would
 * take minutes; two hundred paragraphs give the same result. provision-text.test.tsx checks that
 * all are drawn.
 */
export const TwoThousandCommi: Story = { args: spending(2000), tags: ['!test'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
