import { it } from '@massima/contract/messages/it';
import type { SearchInput } from '@massima/contract/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Search from './search.tsx';

const meta = {
  title: 'Screens/Search, silent',
  component: Search,
  ...screenStory,
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const silence = {
  silent_on: ['telecamera', 'ingresso'],
  near_total: 40,
  matched: 'some' as const,
  with_every_word: 0,
};
const noChoices = { courts: [], authorities: [], areas: [], sections: [] };
const facts = {
  api: {
    'search.run': ({ near }: SearchInput) =>
      near
        ? sampleAnswer({ ...silence, total: 40 })
        : sampleAnswer({
            ...{ ...silence, matched: 'all', search: [], total: 0, other_total: 0, charged: false },
            ...{ autList: [], years: [], choices: noChoices },
          }),
  },
};
const address = '/?q=Il vicino ha messo una telecamera che riprende il mio ingresso';
const notice = 'Sul punto «telecamera», «ingresso» la raccolta tace.';

/**
 * Reports that nothing was found. The nearest results are folded, behind a button with the price.
 */
export const Silent: Story = {
  ...at(address, facts),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(notice))[0]).toBeInTheDocument();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    await expect(canvas.queryByRole('complementary', { name: it.search_filters })).toBeNull();
    // The message is announced before the part with the button has loaded.
    await userEvent.click(await canvas.findByRole('button', { name: /Mostra 40 risultati vicini/ }));
    await canvas.findAllByRole('article');
    await canvas.findByRole('heading', { name: 'Risultati vicini alla domanda (40)' });
    await expect((await canvas.findAllByText(notice))[0]).toBeInTheDocument();
    const inputs = server().asked('search.run');
    await expect(inputs).toHaveLength(2);
    await expect(inputs[1]).toMatchObject({ near: true });
  },
};
/** Nearest results stay under a filter and in the other tab; the address contains them too. */
export const Near: Story = {
  ...at(`${address}&risultati=vicini`, facts),
  play: async ({ canvas, userEvent }) => {
    const filters = within(await canvas.findByRole('complementary', { name: it.search_filters }));
    await filters.findByText(it.search_filters_wide);
    await userEvent.click(filters.getAllByRole('checkbox')[0]!);
    await userEvent.click(canvas.getByRole('tab', { name: /Sentenze/ }));
    await canvas.findAllByRole('article');
    const inputs = server().asked('search.run') as SearchInput[];
    await expect(inputs.map(({ near }) => near)).toEqual(inputs.map(() => true));
    await expect(inputs.length).toBeGreaterThan(1);
  },
};
export const SilentDarkInEnglish: Story = {
  ...at(address, facts),
  globals: { theme: 'dark', locale: 'en' },
  play: shows(/the collection is silent/),
};
export const SilentOnAPhone: Story = { ...at(address, facts), globals: phone, play: shows(notice) };
export const SilentOnASmallPhone: Story = {
  ...at(address, facts),
  globals: { viewport: { value: 'w320' } },
  play: shows(notice),
};
