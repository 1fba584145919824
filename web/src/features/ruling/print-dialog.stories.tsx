import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { lineCut, waiting } from '../../testing/answers/types.ts';
import { sampleResults } from '../../testing/samples/rulings.ts';
import { ownPage, server } from '../../testing/story-server.ts';
import { printedFoot } from '../../testing/printed-foot.ts';
import { PrintDialog } from './print-dialog.tsx';

const [withText, withoutText, fictional] = sampleResults();

const meta = {
  title: 'Ruling/PrintDialog',
  component: PrintDialog,
  parameters: ownPage,
  args: { result: withText!, query: 'custodia', onClose: fn() },
} satisfies Meta<typeof PrintDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** Fetches the full text, draws the sheet, prints, and closes when the printer is done. */
export const Printed: Story = {
  args: { result: fictional! },
  play: async ({ canvas, userEvent, args }) => {
    const print = fn(() => void dispatchEvent(new Event('afterprint')));
    window.print = print;
    await userEvent.click(canvas.getByRole('checkbox', { name: it.print_with_marks }));
    await userEvent.click(canvas.getByRole('button', { name: it.print }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(server().asked('rulings.article')).toHaveLength(1);
    await expect(args.onClose).toHaveBeenCalled();
    // The sheet is next to the app, in Italian, and every page foot states that the ruling is
    // fictional.
    const sheet = within(document.body).getByText(/3021/, { selector: 'h1' }).parentElement;
    await expect(sheet).toHaveAttribute('lang', 'it');
    await expect(printedFoot()).toContain(it.verdict_fictional);
  },
};
export const WithoutFullText: Story = {
  args: { result: withoutText! },
  play: ({ canvas }) => expect(canvas.getAllByRole('checkbox')[0]!).toBeDisabled(),
};
export const Waiting: Story = {
  parameters: { api: { 'rulings.article': waiting } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.print }));
  },
};
export const Failed: Story = {
  parameters: { api: { 'rulings.article': lineCut } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.print }));
    await waitFor(() => expect(within(document.body).getAllByRole('alert').at(-1)).not.toBeEmptyDOMElement());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
