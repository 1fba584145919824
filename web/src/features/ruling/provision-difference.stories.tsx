import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused, sequence, waiting } from '../../testing/answers/types.ts';
import { sampleDifference } from '../../testing/samples/provisions.ts';
import { ProvisionDifference } from './provision-difference.tsx';

const meta = {
  title: 'Ruling/ProvisionDifference',
  component: ProvisionDifference,
  args: { provision: 'l:1999:9991:3', from: '2005-05-05', to: '2026-11-15' },
} satisfies Meta<typeof ProvisionDifference>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (over: Parameters<typeof sampleDifference>[0]) => ({
  api: { 'rulings.difference': () => sampleDifference(over) },
});

/** Added and removed words are visible and announced. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const [added] = await canvas.findAllByRole('insertion');
    await expect(added).toBeVisible();
    const deleted = canvas
      .getAllByRole('deletion')
      .find((deletion) => deletion.textContent?.includes('fortuito'));
    await expect(deleted).toHaveTextContent(`${it.difference_struck} fortuito. ${it.difference_end}`);
    await expect(canvas.getByText('1 comma invariato')).toBeVisible();
  },
};
export const NothingChanged: Story = {
  parameters: answering({ changed: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText(it.difference_none);
  },
};
export const NotLoaded: Story = {
  parameters: answering({ changed: null }),
  play: async ({ canvas }) => {
    await canvas.findByText(it.difference_unknown);
  },
};
/** An inserted paragraph shifts the numbers of the others. */
export const Renumbered: Story = {
  parameters: answering({
    changed: [
      {
        ...{ what: 'added', number: '2', was: null, same_before: 1 },
        parts: [{ what: 'added', text: 'Il giudice decide secondo equità.' }],
      },
      {
        ...{ what: 'changed', number: '3', was: '2', same_before: 0 },
        parts: [
          { what: 'same', text: 'Il custode non risponde quando la cosa è stata toccata dal pubblico.' },
        ],
      },
    ],
    same_after: 12,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('(già 2)');
    await expect(canvas.getByText('12 commi invariati')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { api: { 'rulings.difference': waiting } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};
export const Failed: Story = {
  parameters: {
    api: { 'rulings.difference': sequence(refused('service_unavailable'), () => sampleDifference()) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.retry }));
    await canvas.findByText('1 comma invariato');
  },
};
const spending = (count: number) =>
  answering({
    changed: Array.from({ length: count }, (_, i) => ({
      ...{ what: 'changed' as const, number: String(i + 1), was: null, same_before: 0 },
      parts: [
        { what: 'same' as const, text: 'È autorizzata la spesa di ' },
        { what: 'struck' as const, text: 'tre ' },
        { what: 'added' as const, text: 'sei ' },
        { what: 'same' as const, text: 'milioni di euro.' },
      ],
    })),
  });
export const ManyParagraphs: Story = {
  parameters: spending(100),
  play: async ({ canvas }) => {
    await canvas.findByText('100.');
  },
};
/** Size of an article of a budget law. Excluded from the checks, which would take minutes. */
export const TwoThousandParagraphs: Story = { parameters: spending(2000), tags: ['!test'] };
export const OnAPhone: Story = { ...Changed, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...Changed, globals: { theme: 'dark' } };
export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('1 paragraph unchanged');
    await expect(canvas.getAllByRole('insertion')[1]).toHaveTextContent(en.difference_added);
  },
};
