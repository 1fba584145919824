import { getQueryKey } from '@trpc/react-query';
import { api, trpc } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

const stale = () => [getQueryKey(trpc.alerts.list)];

export const createAlert = mutation(api.alerts.create.mutate, { stale });
export const removeAlert = mutation(api.alerts.remove.mutate, { stale });
/**
 * Queries that show an alert's name: the list of alerts, and the matches above the search results.
 */
const named = () => [...stale(), getQueryKey(trpc.alerts.news)];
export const renameAlert = mutation(api.alerts.rename.mutate, { stale: named });
const feeds = () => [getQueryKey(trpc.alerts.feeds)];
export const makeFeed = mutation(api.alerts.makeFeed.mutate, { stale: feeds });
export const endFeed = mutation(api.alerts.endFeed.mutate, { stale: feeds });
export const saveAlertMails = mutation(api.alerts.settings.mutate, { stale, scope: 'alert-mails' });
