import { it } from '@massima/contract/messages/it';
import type { OutputOf } from '@massima/contract/operation';
import type { operations } from '@massima/contract/operations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { refused, waiting } from '../../testing/answers/types.ts';
import { done } from '../../testing/answers/parts.ts';
import { sampleAlert, sampleAlerts, sampleBriefAlert } from '../../testing/samples/alerts.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { AlertList } from './alert-list.tsx';

/** The component loads its data, so the controls define the server's response. */
const Answered = (_: OutputOf<(typeof operations)['alerts']['list']>) => <AlertList />;

const meta = {
  title: 'Features/Alerts/AlertList',
  component: Answered,
  subcomponents: { AlertList },
  parameters: ownPage,
  args: { alerts: sampleAlerts(), mails: 'daily', most: 20 },
  argTypes: { mails: { control: 'inline-radio', options: ['daily', 'weekly', 'off'] } },
  render: (args, { parameters }) => {
    if (parameters['api'] === undefined) server().answer({ 'alerts.list': () => args });
    return <Answered key={JSON.stringify(args)} {...args} />;
  },
} satisfies Meta<typeof Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Query with filters, ruling, and the longest name. */
export const Several: Story = {
  play: async ({ canvas }) => expect(await canvas.findAllByRole('listitem')).toHaveLength(3),
};
export const One: Story = { args: { alerts: [sampleAlert()] } };
export const None: Story = {
  args: { alerts: [] },
  play: async ({ canvas }) => expect(await canvas.findByText(it.alerts_none)).toBeVisible(),
};
export const MailsOff: Story = {
  args: { mails: 'off' },
  play: async ({ canvas }) => expect(await canvas.findByText(it.alerts_mails_off_notice)).toBeVisible(),
};
const brief = () => sampleBriefAlert();
/** Alert on a brief's citations with a custom name; one ruling was withdrawn. */
export const OfABrief: Story = {
  args: { alerts: [brief()] },
  play: async ({ canvas }) => {
    await canvas.findByText(/e 2 decisioni · una ritirata dalla fonte/);
    await canvas.findByRole('button', { name: /^Rinomina l’avviso/ });
  },
};
export const Renamed: Story = {
  args: { alerts: [brief(), sampleAlert()] },
  play: async ({ canvas, userEvent }) => {
    let label = brief().label;
    server().answer({
      'alerts.list': () => ({ alerts: [{ ...brief(), label }, sampleAlert()], mails: 'daily', most: 20 }),
      'alerts.rename': ({ name }) => {
        label = name;
        return done('ok')();
      },
    });
    const button = await canvas.findByRole('button', { name: /^Rinomina l’avviso/ });
    await userEvent.click(button);
    const field = await screen.findByRole('textbox', { name: it.alerts_name });
    await userEvent.clear(field);
    await userEvent.type(field, '  Appello Rossi {Enter}');
    await canvas.findByRole('link', { name: /^Appello Rossi/ });
    await expect(server().asked('alerts.rename')).toEqual([{ id: 1, name: 'Appello Rossi' }]);
    await findNotice(it.alerts_renamed);
    await userEvent.click(await screen.findByRole('button', { name: it.undo }));
    await canvas.findByRole('link', { name: /^Comparsa Rossi/ });
  },
};
export const Renaming: Story = {
  args: { alerts: [brief()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Rinomina l’avviso/ }));
    const field = await screen.findByRole('textbox', { name: it.alerts_name });
    await expect(field).toHaveValue('Comparsa Rossi');
    await userEvent.clear(field);
    await expect(screen.getByRole('button', { name: it.save })).toBeDisabled();
  },
};
export const RemovalRefused: Story = {
  args: { alerts: [sampleAlert()] },
  play: async ({ canvas, userEvent }) => {
    server().answer({ 'alerts.remove': refused('service_unavailable') });
    await userEvent.click(await canvas.findByRole('button', { name: /^Rimuovi l’avviso/ }));
    await findNotice(it.service_unavailable);
    await canvas.findByRole('link', { name: '«danno da cose in custodia»' });
  },
};
export const Loading: Story = { parameters: { api: { 'alerts.list': waiting } } };
export const Failed: Story = { parameters: { api: { 'alerts.list': refused('service_unavailable') } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
