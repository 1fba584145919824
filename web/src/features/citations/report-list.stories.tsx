import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  sampleBrief,
  sampleCheck,
  sampleHeading,
  sampleOfficial,
  sampleReference,
} from '../../testing/samples/citations.ts';
import { annulledInPart } from '../../testing/samples/provisions.ts';
import { ownPage } from '../../testing/story-server.ts';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import type { Checked } from './checked.ts';
import { ReportList } from './report-parts.tsx';
import { reportModel } from './report-model.ts';
import type { State } from './report-states.ts';

/** Findings of a check in the language of the toolbar. */
function Listed({
  checked,
  only = null,
  onShow,
}: {
  checked: Checked;
  only?: State | null;
  onShow: () => void;
}) {
  const texts = useText();
  return <ReportList model={reportModel(checked, texts, useNow())} only={only} onShow={onShow} />;
}

const checked = { text: sampleBrief, ...sampleCheck(sampleBrief) };
const onlyIn = (...states: State[]): Checked => ({
  text: sampleBrief,
  references: checked.references.filter(({ state }) => states.includes(state)),
  quotations: [],
});

const meta = {
  title: 'Features/Citations/ReportList',
  component: Listed,
  subcomponents: { ReportList },
  parameters: ownPage,
  args: { checked, onShow: fn() },
} satisfies Meta<typeof Listed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Impossible citations come first, correct citations last. */
export const EveryState: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent(it['state.impossible']);
  },
};
export const InOrder: Story = { args: { checked: onlyIn('found', 'understood') } };
export const ToBeLookedAt: Story = { args: { checked: onlyIn('impossible', 'differs', 'elsewhere') } };
/** Shows the coverage of the collection once. */
export const Missing: Story = {
  args: {
    checked: {
      ...onlyIn('missing'),
      references: onlyIn('missing').references.map((reference) => ({
        ...reference,
        perhaps: sampleHeading({ sent_numero: '99989', sent_anno: 2019, document_date: '2019-12-30' }),
      })),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/13\.940 decisioni su 34\.000 numeri/);
    await canvas.findByText(/Forse n\.\s99989/);
  },
};
const amendedText = 'L’art. 3 l. 9991/1999, e di nuovo l’art. 3 della stessa legge; l’art. 4 l. 241/1990.';
const repealed = 'Ai sensi dell’art. 80 d.lgs. 50/2016 e dell’art. 4 l. 241/1990.';
/** An act that was replaced by another act of the same name. */
export const Replaced: Story = {
  args: {
    checked: {
      text: repealed,
      references: ['art. 80 d.lgs. 50/2016', 'art. 4 l. 241/1990'].map((label, i) => ({
        ...sampleReference(label),
        kind: 'provision',
        state: 'understood',
        official: sampleOfficial(),
        start: repealed.indexOf(label),
        end: repealed.indexOf(label) + label.length,
        replaced: i === 0 ? { by: 'd.lgs. 36/2023', since: '2023-07-01' } : null,
      })),
      quotations: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/d\.lgs\.\s36\/2023/)).toHaveLength(1);
  },
};
/** Wording of the amendment, with a link to the article on the day of the check. */
export const Fated: Story = {
  args: {
    checked: {
      text: amendedText,
      references: ['art. 3 l. 9991/1999', 'art. 3 della stessa legge', 'art. 4 l. 241/1990'].map(
        (wording, i) => ({
          ...sampleReference(i === 2 ? wording : 'art. 3 l. 9991/1999'),
          kind: 'provision',
          key: i === 2 ? 'l:1990:241:4' : 'l:1999:9991:3',
          state: 'understood',
          start: amendedText.indexOf(wording),
          end: amendedText.indexOf(wording) + wording.length,
          fate: [[annulledInPart], null, []][i] ?? null,
        }),
      ),
      quotations: [],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/nella parte in cui esclude/);
    const [article] = await canvas.findAllByRole('link', { name: /art\. 3 l\. 9991\/1999/ });
    await expect(article).toHaveAttribute('href', '/provisions/l%3A1999%3A9991%3A3?on=2026-03-10');
    await expect(
      canvas.getByRole('heading', { name: /illegittime, abrogate o interpretate \(1\)/ }),
    ).toBeVisible();
  },
};
/** Compares both wordings side by side. */
export const AlteredQuotation: Story = {
  args: { only: 'altered' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(it.quotation_original);
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('provocato');
    await expect(canvasElement.querySelector('del')).toHaveTextContent('sempre');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
