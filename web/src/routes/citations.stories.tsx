import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
// Imported here, because Vite does not scan workers for packages. Finding one late would reload the
// page under the stories.
import { documentText } from '@massima/documents/document-text';
import { docx, paragraph, pdf, text } from '@massima/documents/testing/make-documents';
import { sampleBrief } from '../testing/samples/citations.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import { printedFoot } from '../testing/printed-foot.ts';
import CitationsScreen from './citations.tsx';

const meta = {
  title: 'Screens/Citations',
  component: CitationsScreen,
  ...screenStory,
} satisfies Meta<typeof CitationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const here = '/citations';

const paste: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: /Testo dell/ }));
  await userEvent.paste(sampleBrief);
};
const check: Play = async (context) => {
  await paste(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: it.brief_check }));
};

export const Empty: Story = { ...at(here), play: shows(it.brief_intro) };
export const Pasted: Story = { ...at(here), play: paste };
export const Checked: Story = {
  ...at(here),
  play: async (context) => {
    await check(context);
    const { canvas, userEvent } = context;
    const report = within(await canvas.findByRole('region', { name: it.report_title }));
    canvas.getByText(
      '7 citazioni: 1 nella raccolta, 1 con un\u2019altra data, 1 con altri estremi, 1 con altro anno o altro giudice, 1 impossibile, 1 assente dalla raccolta, 1 non riconosciuta; 3 virgolettati, 1 alterato, 1 non trovato; 1 norma.',
    );
    for (const [state, count] of [
      ['impossible', 1],
      ['differs', 2],
      ['elsewhere', 1],
      ['missing', 1],
      ['unread', 1],
      ['found', 1],
      ['understood', 1],
      ['altered', 1],
      ['absent', 1],
      ['verbatim', 1],
    ] as const)
      report.getByRole('heading', { name: `${it[`state.${state}`]} (${count})` });
    report.getByText(/la data è un.altra, 1º febbraio 2018/);
    report.getByText(/13\.940 decisioni su 34\.000 numeri \(41/);
    report.getByText(/Richiamata anche come «sent\. n\. 12027\/2017, cit\.»/);
    await expect(server().asked('citations.check')).toEqual([{ text: sampleBrief }]);
    // an entry links to its position in the text
    await userEvent.click(report.getByRole('button', { name: 'Cass. civ. n. 99999/2019' }));
    await expect(document.activeElement).toHaveTextContent('Cass. civ. n. 99999/2019');
    await expect(document.activeElement).toHaveRole('link');
    // the key returns to the entry
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveRole('listitem');
    await expect(document.activeElement).toHaveTextContent('Cass. civ. n. 99999/2019');
    await userEvent.click(canvas.getByRole('button', { name: `${it['state.altered']} (1)` }));
    await expect(report.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: it.report_all }));
  },
};
export const Dark: Story = { ...Checked, globals: { theme: 'dark' } };
/** On a phone text and list are two views, and a highlight opens its entry over the text. */
export const OnAPhone: Story = {
  ...at(here),
  globals: phone,
  play: async (context) => {
    await check(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: 'Cass. civ., 30 febbraio 2018, n. 88' }));
    const sheet = within(await canvas.findByRole('dialog', { name: it['state.impossible'] }));
    sheet.getByText(/30 febbraio 2018 non esiste/);
    await userEvent.click(sheet.getByRole('button', { name: it.close }));
    await userEvent.click(canvas.getByRole('button', { name: it.report_view_list }));
    await expect(await canvas.findByRole('heading', { name: `${it['state.impossible']} (1)` })).toBeVisible();
  },
};
export const English: Story = {
  ...at(here),
  globals: { locale: 'en' },
  play: shows(/Rulings cited are looked up/),
};
/** Copy, print and Word contain the same report. */
export const InAllForms: Story = {
  ...at(here),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await check(context);
    const files: { name: string; content: Blob }[] = [];
    const address = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      files.push({ name: '', content: content as Blob });
      return '#';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const file = files.at(-1);
      if (file) file.name = this.download;
    });
    const copied: string[] = [];
    // `userEvent` installs its own clipboard, so the test replaces it afterwards.
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const printed = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: it.report_copy }));
    await waitFor(() => expect(copied).toHaveLength(1));
    const lines = copied[0]?.split('\n').map((line) => line.replace(/^- /, '').trim());
    const expected = (lines ?? []).filter(Boolean);
    await expect(expected).toContain('Giudice di pace di Roma n. 5/2019');

    await userEvent.click(canvas.getByRole('button', { name: it.report_word }));
    await waitFor(() => expect(files[0]?.name).toBe('Verifica citazioni.docx'));
    const word = await documentText(new Uint8Array(await files[0]!.content.arrayBuffer()));
    await expect(word.split('\n').filter(Boolean)).toEqual(expected);

    await userEvent.click(canvas.getByRole('button', { name: it.report_print }));
    await waitFor(() => expect(printed).toHaveBeenCalled());
    const paper = document.querySelector('body > div[lang=it]');
    // The foot of printed pages contains the day; it is not an element.
    const foot = expected.at(-1) ?? '';
    for (const line of expected.slice(0, -1))
      await expect(paper).toHaveTextContent(line.replace(/\s+/g, ' '));
    await expect(printedFoot()).toContain(foot.replace(/\.$/, ''));
    dispatchEvent(new Event('afterprint'));
    Reflect.deleteProperty(navigator, 'clipboard');
    for (const spy of [address, click, printed]) spy.mockRestore();
  },
};
export const EditedAgain: Story = {
  ...at(here),
  play: async (context) => {
    await check(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: it.report_edit }));
    await expect(await context.canvas.findByRole('textbox', { name: /Testo dell/ })).toHaveValue(sampleBrief);
  },
};
export const NothingCited: Story = {
  ...at(here, { api: { 'citations.check': () => ({ references: [], quotations: [] }) } }),
  play: async (context) => {
    await check(context);
    await context.canvas.findByText('Nessuna citazione riconosciuta.');
  },
};
export const Checking: Story = { ...at(here, { api: { 'citations.check': waiting } }), play: check };
export const TooManyToday: Story = {
  ...at(here, { api: { 'citations.check': refused('too_many_attempts') } }),
  play: async (context) => {
    await check(context);
    await context.canvas.findByText(it.too_many_attempts);
  },
};
const choose = async ({ canvas, userEvent }: Parameters<Play>[0], file: File) =>
  userEvent.upload(await canvas.findByLabelText(it.brief_choose_file, { selector: 'input' }), file);

/** The PDF parser has 1.6 MB and loads on demand. */
const patiently = { timeout: 30_000 };

/** A real worker reads files under the page's policy. */
export const UnreadableFile: Story = {
  ...at(here),
  play: async (context) => {
    await choose(context, new File(['PK no archive'], 'atto.docx'));
    await context.canvas.findByText(it['brief_refused.damaged']);
    await choose(context, new File([''], 'atto.txt'));
    await context.canvas.findByText(it['brief_refused.empty']);
  },
};
export const TextFile: Story = {
  ...at(here),
  play: async (context) => {
    await choose(context, new File([sampleBrief], 'atto.txt', { type: 'text/plain' }));
    await context.canvas.findByDisplayValue(/Il custode risponde/);
  },
};
export const PdfFile: Story = {
  ...at(here),
  play: async (context) => {
    const file = new File(
      [new Uint8Array(pdf('Il custode risponde', 'Cass. civ. n. 12027/2017'))],
      'atto.pdf',
    );
    await choose(context, file);
    await context.canvas.findByDisplayValue(/Il custode risponde\s+Cass. civ. n. 12027/, {}, patiently);
  },
};
export const LargeWordFile: Story = {
  ...at(here),
  play: async (context) => {
    const long = docx(paragraph(text('Cass. civ. n. 12027/2017')).repeat(20_000));
    await choose(context, new File([new Uint8Array(long)], 'atto.docx'));
    await context.canvas.findByDisplayValue(/Cass. civ. n. 12027/);
    await context.canvas.findByText(/più lungo di 100.000 caratteri/);
  },
};
