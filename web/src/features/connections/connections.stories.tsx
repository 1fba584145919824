import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { sampleConnections, samplePaidPrices } from '../../testing/samples/connections.ts';
import { at, findNotice, phone, screenStory, shows } from '../../testing/screen-story.tsx';
import { server } from '../../testing/story-server.ts';
import { Connections } from './connections.tsx';

const meta = { title: 'Profile/Connections', component: Connections, ...screenStory } satisfies Meta<
  typeof Connections
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const paid = { connections: sampleConnections(), most: 5, ...samplePaidPrices };
const spending = { 'connections.list': () => paid };

/** Expands the keys, which the profile shows collapsed. */
const openKeys: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByText(it.connections_title));

export const Included: Story = {
  ...at('/profile'),
  play: async ({ canvas }) => {
    await canvas.findByText(new RegExp(it.program_past_never));
  },
};
/** After the plan's searches, programs spend up to the owner's limit. */
export const PastThePlan: Story = {
  ...at('/profile', { api: spending }),
  play: async (context) => {
    await openKeys(context);
    const { canvas, userEvent } = context;
    const limit = await canvas.findByRole('textbox', { name: it.program_spending });
    await expect(limit).toHaveValue('5');
    await canvas.findByText(/al massimo 5,00 € al mese, tutti insieme: questo mese 1,35/);
    await userEvent.clear(limit);
    await userEvent.type(limit, '7,5');
    await userEvent.click(canvas.getByRole('button', { name: it.program_spending_save }));
    await findNotice(it.program_spending_saved);
    await expect(server().asked('connections.allowSpending')).toEqual([{ most: 750 }]);
  },
};
export const OnAPhone: Story = { ...at('/profile', { api: spending }), globals: phone };
export const English: Story = {
  ...at('/profile', { api: spending }),
  globals: { locale: 'en' },
  play: shows(en.program_spending_save),
};
export const WrongSum: Story = {
  ...at('/profile'),
  play: async (context) => {
    await openKeys(context);
    const { canvas, userEvent } = context;
    const limit = await canvas.findByRole('textbox', { name: it.program_spending });
    await userEvent.clear(limit);
    await userEvent.type(limit, '1000,01');
    await userEvent.tab();
    await canvas.findByText(it.program_spending_wrong);
  },
};
export const Unsaved: Story = {
  ...at('/profile', { api: { 'connections.allowSpending': refused('service_unavailable') } }),
  play: async (context) => {
    await openKeys(context);
    const { canvas, userEvent } = context;
    const limit = await canvas.findByRole('textbox', { name: it.program_spending });
    await userEvent.clear(limit);
    await userEvent.type(limit, '5');
    await userEvent.click(canvas.getByRole('button', { name: it.program_spending_save }));
    await findNotice(it.service_unavailable);
    await expect(limit).toHaveValue('5');
  },
};
