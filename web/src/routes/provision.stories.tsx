import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { refused, sequence, waiting } from '../testing/answers/types.ts';
import { sampleProvision, sampleText, annulledInPart } from '../testing/samples/provisions.ts';
import { at, findNotice, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import ProvisionScreen from './provision.tsx';

/** An article of law at its own address. */
const meta = { title: 'Screens/Provision', component: ProvisionScreen, ...screenStory } satisfies Meta<
  typeof ProvisionScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/provisions/l:1999:9991:3';
const answering = (over: Parameters<typeof sampleProvision>[0]) => ({
  api: { 'rulings.provision': () => sampleProvision(over) },
});

export const Open: Story = {
  ...at(here),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /art\.\s3\sl\./, level: 1 });
    await expect(canvas.getByText(/in parte/)).toBeVisible();
    await expect(canvas.getByText(annulledInPart.words)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Comma 2-bis' })).toHaveAttribute('href', '#co2bis');
    await expect(await canvas.findByRole('link', { name: /2021 \(5\)/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/anno=2021/),
    );
    await expect(canvas.getByRole('link', { name: /Articolo successivo/ })).toBeVisible();
    await expect(server().asked('rulings.provision')).toEqual([{ key: 'l:1999:9991:3' }]);
  },
};
/** A ruling links to the text on its day; the latest text is a click away. */
export const OnTheDayOfARuling: Story = {
  ...at(`${here}?on=2005-05-05`),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/5 maggio 2005/);
    await expect(canvas.queryByText(/sotto vetro/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: it.provision_show_today }));
    await canvas.findByText(/sotto vetro/);
    await expect(canvas.queryByText(/5 maggio 2005/)).toBeNull();
  },
};
export const AnotherVersion: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(it.provision_version), '1999-04-01');
    await canvas.findByText(/1º aprile 1999\./);
    await expect(canvas.queryByText(/sotto vetro/)).toBeNull();
  },
};
export const Copied: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = [];
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(await canvas.findByRole('button', { name: it.provision_copy }));
    await findNotice(it.provision_copied);
    Reflect.deleteProperty(navigator, 'clipboard');
    await expect(copied[0]).toMatch(
      /^art\. 3 l\. 9991\/1999 \(Responsabilità del custode\), testo in vigore il 15 novembre 2026\n\n1\. Il custode/,
    );
  },
};
/** The article as a Word document, created in the browser. */
export const AsWord: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.click(await canvas.findByRole('button', { name: it.provision_word }));
    await waitFor(() => expect(saved).toEqual(['art. 3 l. 9991 1999.docx']));
    click.mockRestore();
  },
};
export const Followed: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.provision_follow }));
    await canvas.findByRole('button', { pressed: true });
    await expect(server().asked('alerts.create')).toHaveLength(1);
  },
};
/** An act that was not loaded shows the official source and the rulings that apply it. */
export const NotLoaded: Story = {
  ...at(
    '/provisions/cc:2051',
    answering({
      ...{ key: 'cc:2051', act: 'Codice civile', rubric: '', text: null, commi: [], versions: [], fate: [] },
      ...{ source: null, licence: null, credit: null, fictional: false, previous: null, next: null },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(it.provision_not_loaded);
    await expect(canvas.getByRole('link', { name: new RegExp(it.official_today) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: it.provision_copy })).toBeNull();
  },
};
/** No text is valid on that day, and no ruling applies the article. */
export const NoTextOfThatDay: Story = {
  ...at(
    `${here}?on=1990-01-01`,
    answering({
      ...{ on: '1990-01-01', text: null, commi: [], fate: [] },
      applied: { total: 0, years: [], authorities: [], leading: [] },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/Nessuno dei testi caricati/);
    await expect(canvas.getByText(it.provision_applied_none)).toBeVisible();
  },
};
export const Repealed: Story = {
  ...at(
    here,
    answering({
      ...sampleText([['1', 'ARTICOLO ABROGATO DAL D.LGS. 5 DICEMBRE 2014, N. 9993']]),
      fate: [
        {
          ...{ what: 'repealed', by: 'd.lgs. 9993/2014', date: '2014-12-05', in_part: false, ruling: null },
          words: 'ARTICOLO ABROGATO DAL D.LGS. 5 DICEMBRE 2014, N. 9993',
        },
      ],
    }),
  ),
  play: shows('Abrogato'),
};
export const ManyVersions: Story = {
  ...at(
    here,
    answering({
      versions: Array.from({ length: 30 }, (_, i) => ({
        from: `${2026 - i}-01-01`,
        to: i === 0 ? null : `${2026 - i}-12-31`,
      })),
      fate: [
        annulledInPart,
        ...Array.from({ length: 12 }, (_, i) => ({
          ...{
            what: 'amended' as const,
            by: `d.l. ${i + 1}/2020`,
            date: '2020-03-01',
            in_part: false,
            ruling: null,
          },
          words: `Il D.L. 1 marzo 2020, n. ${i + 1} ha disposto (con l'art. ${i + 1}, comma 1) la modifica del comma 2.`,
        })),
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/Note di modifica \(12\)/));
    await expect(canvas.getByText(/n\. 7 ha disposto/)).toBeVisible();
  },
};
/** Like art. 34 c.p.p.: the text must not be several screens below. */
export const OftenStruckInPart: Story = {
  ...at(
    here,
    answering({
      fate: Array.from({ length: 21 }, (_, i) => ({
        ...annulledInPart,
        by: `Corte cost. n. ${612 - i}/2021`,
      })),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(/^Dichiarato .* in parte$/)).toHaveLength(21);
    await expect(canvas.getByText(/^Corte cost\. n\.\s600\/2021/)).not.toBeVisible();
    await userEvent.click(canvas.getByText(/in parte \(18\)/));
    await expect(canvas.getByText(/^Corte cost\. n\.\s600\/2021/)).toBeVisible();
  },
};
export const Replaced: Story = {
  ...at(
    '/provisions/cpp1930:23',
    answering({
      ...{
        key: 'cpp1930:23',
        label: 'art. 23 c.p.p. 1930',
        act: 'C.p.p. 1930',
        rubric: '',
        text: null,
        commi: [],
      },
      ...{
        versions: [],
        fate: [],
        source: null,
        licence: null,
        credit: null,
        fictional: false,
        previous: null,
        next: null,
      },
      replaced: { by: 'c.p.p.', since: '1989-10-24' },
      official: { today: null, then: null, undated: null },
    }),
  ),
  play: shows(/sostituito da c\.p\.p\./),
};
export const Loading: Story = {
  ...at(here, { api: { 'rulings.provision': waiting } }),
  play: async () => {
    await screen.findByRole('heading', { name: it.provision_title, level: 1 });
  },
};
export const Failed: Story = {
  ...at(here, {
    api: { 'rulings.provision': sequence(refused('service_unavailable'), () => sampleProvision()) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.retry }));
    await canvas.findByText('Responsabilità del custode');
  },
};
export const Unknown: Story = {
  ...at('/provisions/xx:1', { api: { 'rulings.provision': refused('file_not_found') } }),
  play: shows(it.provision_unknown),
};
export const AccessOver: Story = {
  ...at(here, { api: { 'rulings.provision': refused('subscription_expired') } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: it.access_over_plans });
  },
};
export const OnAPhone: Story = { ...at(here), globals: phone, play: shows('Responsabilità del custode') };
export const Dark: Story = {
  ...at(here),
  globals: { theme: 'dark' },
  play: shows('Responsabilità del custode'),
};
export const InEnglish: Story = {
  ...at(here),
  globals: { locale: 'en' },
  play: shows('Declared unconstitutional in part'),
};
