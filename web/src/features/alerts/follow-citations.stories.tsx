import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { sampleAlert, sampleBriefAlert } from '../../testing/samples/alerts.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { undoLast } from '../../lib/undo-stack.ts';
import { ownPage, server } from '../../testing/story-server.ts';
import { FollowCitations } from './follow-citations.tsx';

const meta = {
  title: 'Features/Alerts/FollowCitations',
  component: FollowCitations,
  parameters: ownPage,
  args: { keys: ['l:1999:9991:3', 'cass-2017-12027'] },
} satisfies Meta<typeof FollowCitations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends keys only, never the brief. A second click undoes the first. */
export const OffAndOn: Story = {
  args: { keys: ['l:1999:9991:6', 'cass-2020-1'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_brief }));
    await findNotice(/Avviso attivo su una norma e una decisione/);
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_following, pressed: true }));
    await canvas.findByRole('button', { name: it.alerts_brief });
    await expect(server().asked('alerts.create')).toMatchObject([{ citations: args.keys }]);
  },
};
export const AlreadyFollowed: Story = {
  parameters: {
    api: { 'alerts.list': () => ({ alerts: [sampleBriefAlert()], mails: 'daily', most: 20 }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: it.alerts_following, pressed: true });
  },
};
export const Undone: Story = {
  args: { keys: ['l:1999:9991:6', 'cass-2020-1'] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(server().asked('alerts.list')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_brief }));
    await canvas.findByRole('button', { name: it.alerts_following, pressed: true });
    await undoLast()?.result;
    await canvas.findByRole('button', { name: it.alerts_brief, pressed: false });
    await expect(server().asked('alerts.remove')).toHaveLength(1);
  },
};
/**
 * The citations were already followed, which only the click reveals. Undo must not remove that
 * alert.
 */
export const FollowedBefore: Story = {
  args: { keys: ['l:1999:9991:3', 'cass-2017-12027', 'unknown'] },
  parameters: {
    api: {
      'alerts.list': () => ({ alerts: [sampleBriefAlert()], mails: 'daily', most: 20 }),
      'alerts.create': () => ({
        success: true,
        message: 'ok',
        alert: sampleBriefAlert(),
        not_followed: [{ key: 'unknown', why: 'unknown' }],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_brief }));
    await canvas.findByRole('button', { name: it.alerts_following, pressed: true });
    await waitFor(() => expect(undoLast()?.result).toBe('final'));
    await expect(server().asked('alerts.remove')).toEqual([]);
  },
};
/** Reports citations that cannot be followed and follows the others. */
export const SomeLeft: Story = {
  args: { keys: ['l:1999:9991:6', 'unknown'] },
  parameters: {
    api: {
      'alerts.create': () => ({
        success: true,
        message: 'ok',
        alert: sampleAlert({
          id: 20,
          question: null,
          citations: { provisions: [{ key: 'l:1999:9991:6', label: 'art. 6 l. 9991/1999' }], rulings: [] },
        }),
        not_followed: [{ key: 'unknown', why: 'unknown' }],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_brief }));
    await findNotice(/Estremi che non si possono seguire: 1/);
  },
};
export const Refused: Story = {
  args: { keys: ['l:1999:9991:6'] },
  parameters: { api: { 'alerts.create': refused('alerts_full') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_brief }));
    await findNotice(it.alerts_full);
    await canvas.findByRole('button', { name: it.alerts_brief, pressed: false });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
