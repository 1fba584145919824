import { it } from '@massima/contract/messages/it';
import type { CheckedReference } from '@massima/contract/citations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBrief, sampleCheck } from '../../testing/samples/citations.ts';
import { ownPage } from '../../testing/story-server.ts';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { ReportList } from './report-list.tsx';
import { reportModel } from './report-model.ts';

interface Checked {
  text: string;
  references: readonly CheckedReference[];
}

/** The list of what a check of this text found, in the language of the toolbar. */
function Listed({ text, references }: Checked) {
  const texts = useText();
  return <ReportList model={reportModel(text, references, texts, useNow())} />;
}

const { references } = sampleCheck(sampleBrief);
const only = (...states: CheckedReference['state'][]) =>
  references.filter(({ state }) => states.includes(state));

const meta = {
  title: 'Features/Citations/ReportList',
  component: Listed,
  subcomponents: { ReportList },
  parameters: ownPage,
  args: { text: sampleBrief, references },
} satisfies Meta<typeof Listed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What can't be comes first, what is in order last. */
export const EveryState: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent(it['state.impossible']);
  },
};
export const InOrder: Story = { args: { references: only('found', 'understood') } };
export const ToBeLookedAt: Story = { args: { references: only('impossible', 'differs', 'elsewhere') } };
export const Nothing: Story = {
  args: { text: 'Il custode risponde del danno.', references: [] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Nessuna citazione riconosciuta nel testo.')).toBeVisible(),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
