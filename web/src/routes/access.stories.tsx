import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { sampleAccess } from '../testing/samples/access.ts';
import { at, findNotice, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Access from './access.tsx';

const meta = { title: 'Screens/Access', component: Access, ...screenStory } satisfies Meta<typeof Access>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/profile/access';

export const Entries: Story = { ...at(here), play: shows('Claude Desktop (claude.ai)') };
export const OnAPhone: Story = { ...Entries, globals: phone };
export const English: Story = { ...Entries, globals: { locale: 'en' } };
export const Loading: Story = { ...at(here, { api: { 'access.list': waiting } }), play: shows(it.loading) };
export const NotLoaded: Story = {
  ...at(here, { api: { 'access.list': refused('service_unavailable') } }),
  play: shows(new RegExp(it.service_unavailable)),
};
export const OnlyThisSession: Story = {
  ...at(here, {
    api: { 'access.list': () => ({ ...sampleAccess(), entries: sampleAccess().entries.slice(0, 1) }) },
  }),
  play: shows(it.access_only_this),
};
/** The row shows when it ended, and the focus moves to the next row. */
export const OneEnded: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chiudi «Script»' }));
    await canvas.findByText(/^Chiuso alle/);
    await expect(server().asked('access.end')).toEqual([{ kind: 'key', id: 1 }]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Chiudi «Claude Desktop (claude.ai)»' })).toHaveFocus(),
    );
  },
};
export const AllEnded: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.access_end_all }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.access_end_all }));
    await userEvent.click(dialog.getByRole('button', { name: it.access_end_all_confirm }));
    await findNotice('4 accessi chiusi.');
    await expect(server().asked('access.endAll')).toEqual([{}]);
  },
};
