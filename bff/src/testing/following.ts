import { randomUUID } from 'node:crypto';
import { checkAlerts, mailNews } from '../features/alerts/index.ts';
import type { TestUser } from './factories/user.ts';
import { indexRulings, newRuling, type OwnCore } from './own-core.ts';
import type { TestApp } from './test-app.ts';

const never = new AbortController().signal;

/** Query that the tests of alerts follow, with a ruling that matches it. */
export const custody = { query: 'danno cose custodia' };
export const fallen = () =>
  newRuling({ text: 'Del danno da cose in custodia risponde il custode della scala.' });

export const follow = (user: TestUser, question: object) => user.client.mutate('alerts.create', { question });

/** Indexes these rulings in another run, under a separate name. */
export const bring = (core: OwnCore, ...rulings: ReturnType<typeof newRuling>[]) =>
  indexRulings(core, randomUUID(), rulings);

/** Returns the number of matches of each alert, newest alert first. */
export async function newsOf(user: TestUser): Promise<number[]> {
  const { body } = await user.client.query('alerts.list');
  return body.alerts.map((alert: { news: number }) => alert.news);
}

/**
 * Checks alerts until no more are due, and writes the mails.
 * @returns number of mails written
 */
export async function round({ deps }: TestApp): Promise<number> {
  while ((await checkAlerts(deps, never)) > 0);
  return mailNews(deps);
}
