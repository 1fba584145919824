import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArticle, sampleResults } from '../../testing/samples/rulings.ts';
import { printedFoot } from '../../testing/printed-foot.ts';
import { PrintSheet } from './print-dialog.tsx';

const [ruling, , fictional] = sampleResults();

/** Visible to the printer only. To see it, print the story's page (“Open in new tab”). */
const meta = {
  title: 'Ruling/PrintSheet',
  component: PrintSheet,
  args: { result: ruling!, article: null, withMarks: false, onPrinted: () => undefined },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => document.querySelector<HTMLElement>('[lang=it] > h1')!.parentElement!;

export const PrincipleOnly: Story = {
  play: async () => {
    await expect(sheet()).not.toBeVisible();
    await expect(sheet().querySelector('mark')).toBeNull();
    await expect(printedFoot()).toMatch(/@bottom-left .*content: "Consultato su Massima (?:il |l’)/);
  },
};
/** The subjects are above the principle, as on its card. */
export const WithSubjects: Story = {
  args: { result: sampleResults()[1]! },
  play: () =>
    expect(sheet()).toHaveTextContent(/Condominio negli edifici – Parti comuni – Danni da infiltrazioni/),
};
export const WithFullText: Story = {
  args: { article: sampleArticle() },
  play: () => expect(sheet().querySelectorAll('h2 ~ p').length).toBeGreaterThan(3),
};
export const WithMarks: Story = {
  args: { article: sampleArticle(), withMarks: true },
  play: () => expect(sheet().querySelectorAll('mark').length).toBeGreaterThan(3),
};
export const Fictional: Story = {
  args: { result: fictional!, article: sampleArticle({ fictional: true }) },
  play: () => expect(printedFoot()).toContain(it.verdict_fictional),
};
