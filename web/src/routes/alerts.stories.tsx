import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { outage } from '../lib/trpc.ts';
import { sampleResult } from '../testing/sample-result.ts';
import { sampleAlert, sampleBriefAlert, sampleEvents, sampleNews } from '../testing/samples/alerts.ts';
import { daysFromNow } from '../testing/samples/days.ts';
import { at, keepsFocus, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Alerts from './alerts.tsx';

/** Alerts, their matches, and the end of their mails. */
const meta = { title: 'Screens/Alerts', component: Alerts, ...screenStory } satisfies Meta<typeof Alerts>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/alerts';

export const Followed: Story = { ...at(here), play: shows(/danno da cose in custodia/) };
export const Dark: Story = { ...Followed, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Followed, globals: phone };
export const English: Story = { ...Followed, globals: { locale: 'en' } };
export const None: Story = {
  ...at(here, { api: { 'alerts.list': () => ({ alerts: [], mails: 'daily', most: 20 }) } }),
  play: shows(it.alerts_none),
};
export const Loading: Story = { ...at(here, { api: { 'alerts.list': waiting } }), play: shows(it.loading) };
export const ServerDown: Story = {
  ...at(here, { api: { 'alerts.list': refused('service_unavailable') } }),
  play: shows(new RegExp(it.service_unavailable)),
};
export const NewsWhenAccessIsOver: Story = {
  ...at('/alerts/3', { api: { 'alerts.news': refused('subscription_expired') } }),
  play: shows(new RegExp(it['access_over.alerts'])),
};
/** Removed immediately, and restored with one click while the list is shown. */
export const RemovedAndPutBack: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    const name = '«danno da cose in custodia»';
    await userEvent.click(await canvas.findByRole('button', { name: `Rimuovi l’avviso ${name}` }));
    await canvas.findByText(`Avviso rimosso: ${name}`);
    await userEvent.click(canvas.getByRole('button', { name: it.undo }));
    await canvas.findByRole('link', { name });
    await expect(server().asked('alerts.create')).toMatchObject([
      { question: { query: 'danno da cose in custodia', filters: { yearDoc: [2024, 2025] } } },
    ]);
  },
};
export const MailsOff: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(it.alerts_mails), 'off');
    await findNotice(it.alerts_mails_saved);
    await canvas.findByText(it.alerts_mails_off_notice);
  },
};
export const News: Story = { ...at('/alerts/3'), play: shows(/Trovata (?:il |l’)/) };
export const NewsOnAPhone: Story = { ...News, globals: { ...phone, theme: 'dark' } };
export const NewsInEnglish: Story = {
  ...at('/alerts/3'),
  globals: { locale: 'en' },
  play: shows(/Found on/),
};
const many = Array.from({ length: 8 }, (_, index) => ({
  result: sampleResult({ id_new: `demo-${index}-m1` }),
  foundAt: daysFromNow(-1),
}));
/** Target of a mailed link, also after the maintenance page. */
export const LinkedFromAMail: Story = {
  ...at('/alerts/3#demo-6-m1', {
    api: { 'alerts.news': () => ({ alert: sampleAlert(), news: many, events: [] }) },
  }),
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isInSight = async () => {
      await canvas.findAllByText(/Trovata (?:il |l’)/);
      const card = canvasElement.querySelector('[data-result=demo-6-m1]');
      await waitFor(() => expect(card?.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
    };
    await isInSight();
    outage.set(true);
    await userEvent.click(await canvas.findByRole('button', { name: it.retry }));
    await isInSight();
  },
};
/** The target of a mail can be beyond the first twenty. */
export const LinkedFurtherDown: Story = {
  ...at('/alerts/3#demo-41-m1', {
    api: {
      'alerts.news': ({ limit }) => ({
        alert: sampleAlert(),
        events: [],
        news: Array.from({ length: 60 }, (_, index) => ({
          result: sampleResult({ id_new: `demo-${index}-m1` }),
          foundAt: daysFromNow(-1),
        })).slice(0, limit),
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const card = () => canvasElement.querySelector('[data-result=demo-41-m1]');
    await waitFor(() => expect(card()).not.toBeNull());
    await waitFor(() => expect(card()?.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  },
};
/** Events come before all matches, so nothing more is loaded. */
export const LinkedToAnEvent: Story = {
  ...at('/alerts/3#event:version', {
    api: {
      'alerts.news': ({ limit }) => ({
        alert: sampleAlert(),
        events: sampleEvents(),
        news: Array.from({ length: 60 }, (_, index) => ({
          result: sampleResult({ id_new: `demo-${index}-m1` }),
          foundAt: daysFromNow(-1),
        })).slice(0, limit),
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: it.alerts_more });
    await expect(server().asked('alerts.news')).toEqual([{ id: 3, limit: 21, offset: 0 }]);
  },
};
export const NoNews: Story = { ...at('/alerts/4'), play: shows(it.alerts_news_none) };
export const Gone: Story = { ...at('/alerts/99'), play: shows(it.alerts_missing) };
/** Opening the mailed link changes nothing; only the button does. */
export const Stopping: Story = {
  ...at('/alerts/stop/41-abc'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: it.alerts_stop_confirm });
    await expect(server().asked('alerts.stop')).toEqual([]);
    await userEvent.click(button);
    await canvas.findByText(it.alerts_stopped);
    await expect(server().asked('alerts.stop')).toEqual([{ token: '41-abc' }]);
  },
};
export const LinkAltered: Story = {
  ...at('/alerts/stop/41-abc', { api: { 'alerts.stop': refused('token_not_valid') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_stop_confirm }));
    await canvas.findByText(it.token_not_valid);
  },
};
/** A query is followed from its results; a second click undoes it. */
export const FollowedFromASearch: Story = {
  ...at('/?q=vizi+occulti&anno=2024'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_follow_label }));
    await findNotice(it.alerts_followed);
    await expect(server().asked('alerts.create')).toMatchObject([
      { question: { query: 'vizi occulti', filters: { selectedType: 'massima', yearDoc: [2024] } } },
    ]);
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_unfollow_label }));
    await findNotice(it.alerts_unfollowed);
  },
};
/** Focus of the list and of each result, from which keyboard users continue. */
export const KeepsTheFocus: Story = {
  ...at('/?q=vizi+occulti', { api: { 'alerts.create': waiting } }),
  play: async ({ canvas, userEvent }) => {
    for (const [times, name] of [it.alerts_follow_label, it.alerts_follow_ruling].entries()) {
      const button = (await canvas.findAllByRole('button', { name }))[0]!;
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(server().asked('alerts.create')).toHaveLength(times + 1));
      await keepsFocus(button);
    }
  },
};
export const TwentyAlready: Story = {
  ...at('/?q=vizi+occulti', { api: { 'alerts.create': refused('alerts_full') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_follow_label }));
    await findNotice(it.alerts_full);
  },
};
/** Alert on a brief: events without principles. */
export const NewsOfABrief: Story = {
  ...at('/alerts/1', { api: { 'alerts.news': () => sampleNews(sampleBriefAlert()) } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/citata dalle Sez\.\sUn\./);
    await userEvent.click(await canvas.findByText(it.alerts_cited));
    await expect(await canvas.findByRole('link', { name: 'art. 3 l. 9991/1999' })).toBeVisible();
    await expect(canvas.getByText(/8 marzo 2018/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /8 marzo 2018/ })).toBeNull();
  },
};
export const NewsOfABriefDark: Story = { ...NewsOfABrief, globals: { ...phone, theme: 'dark' } };
