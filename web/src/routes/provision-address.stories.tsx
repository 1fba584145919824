import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { at, phone, screenStory } from '../testing/screen-story.tsx';
import { sampleProvision } from '../testing/samples/provisions.ts';
import { server } from '../testing/story-server.ts';
import { noteVisit } from '../features/provision/use-applied.ts';
import ProvisionScreen from './provision.tsx';

/** Further parameters of an article's address: compared version and filters. */
const meta = { title: 'Screens/ProvisionAddress', component: ProvisionScreen, ...screenStory } satisfies Meta<
  typeof ProvisionScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/provisions/l:1999:9991:3';

/**
 * Two versions compared by word. The address names them, and the back button returns to the text.
 */
export const Compared: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(it.difference_with), '1999-04-01');
    await expect((await canvas.findAllByRole('insertion'))[0]).toBeVisible();
    await expect(canvas.getByText(/1º aprile 1999 a quello/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Comma 2-bis' })).toBeNull();
    await expect(server().asked('rulings.difference')).toEqual([
      { key: 'l:1999:9991:3', from: '1999-04-01', to: '2008-07-01' },
    ]);
    await userEvent.selectOptions(canvas.getByLabelText(it.difference_with), '');
    await canvas.findByRole('link', { name: 'Comma 2-bis' });
  },
};
/** An act has no text, but a link to its articles. */
export const WholeAct: Story = {
  ...at('/provisions/l:1999:9991', {
    api: {
      'rulings.provision': () =>
        sampleProvision({
          ...{ key: 'l:1999:9991', label: 'l. 9991/1999', rubric: '', text: null, commi: [], versions: [] },
          ...{ fate: [], previous: null },
          next: { key: 'l:1999:9991:1', label: 'art. 1 l. 9991/1999', rubric: 'Oggetto' },
        }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(it.provision_by_article);
    await expect(canvas.getByRole('link', { name: /^Primo articolo/ })).toBeVisible();
    await expect(canvas.queryByText(/non è nella raccolta/)).toBeNull();
  },
};
export const ComparedByItsAddress: Story = {
  ...at(`${here}?with=1999-04-01`),
  globals: { theme: 'dark', locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText(/From the text in force/);
  },
};
/** A click adds a filter and a second click removes it. The search receives the filters. */
export const Narrowed: Story = {
  ...at(`${here}?on=2005-05-05`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Comma 2-bis (2)' }));
    await userEvent.click(canvas.getByRole('link', { name: '2021 (5)' }));
    const year = await canvas.findByRole('link', { name: '2021 (5)', current: true });
    await canvas.findByText('2 decisioni');
    await expect(canvas.getByRole('link', { name: it.provision_applied_search })).toHaveAttribute(
      'href',
      expect.stringMatching(/q=art\.\+3%2C\+comma\+2-bis%2C\+l\.\+9991%2F1999&anno=2021/),
    );
    await expect(server().asked('rulings.applied').at(-1)).toEqual({
      ...{ key: 'l:1999:9991:3', comma: '2bis', year: 2021 },
    });
    await expect(server().asked('search.run')).toEqual([]);
    await userEvent.click(year);
    await expect(canvas.queryByRole('link', { name: '2021 (5)', current: true })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: it.provision_applied_all }));
    await canvas.findByText('11 decisioni');
    // the selected version stays
    await expect(canvas.getByText(/5 maggio 2005/)).toBeVisible();
  },
};
/** Rulings are older than the years that a search filters by. */
export const BeforeTheYearsOfASearch: Story = {
  ...at(`${here}?anno=1998`),
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('link', { name: it.provision_applied_search });
    await expect(search).toHaveAttribute('href', expect.not.stringMatching(/anno/));
    await canvas.findByRole('link', { name: it.provision_applied_all });
    await expect(server().asked('rulings.applied').at(-1)).toMatchObject({ year: 1998 });
  },
};
/** Duplicates share a line, with their number and the latest. */
export const SameWords: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    const folded = await canvas.findByText('Altre 2 conformi, l’ultima del 5 maggio 2021');
    await userEvent.click(folded);
    await expect(canvas.getByRole('link', { name: /n\.\s4310/ })).toBeVisible();
  },
};
/** Requested while the article loads and again afterwards, before the error is shown. */
export const AppliedFailed: Story = {
  ...at(here, { api: { 'rulings.applied': refused('service_unavailable') } }),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: it.retry });
    const { length } = server().asked('rulings.applied');
    await userEvent.click(retry);
    await waitFor(() => expect(server().asked('rulings.applied').length).toBeGreaterThan(length));
  },
};
export const AppliedOnItsWay: Story = {
  ...at(here, { api: { 'rulings.applied': waiting } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};
/** Rulings added since the page was last opened in this browser. */
export const SinceTheLastVisit: Story = {
  ...at(here),
  beforeEach: () => {
    noteVisit('l:1999:9991:3', new Date('2026-02-01T10:00:00Z'));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      '1 decisione aggiunta alla raccolta dal 1º febbraio 2026, giorno dell’ultima visita',
    );
  },
};
export const NarrowedOnAPhone: Story = {
  ...at(`${here}?with=1999-04-01&comma=2bis&autorita=3`),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Comma 2-bis (2)', current: true });
  },
};
export const NarrowedInEnglish: Story = {
  ...at(`${here}?anno=2021`),
  globals: { theme: 'dark', locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('2 others to the same effect, the latest 5 May 2021');
  },
};
