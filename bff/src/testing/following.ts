import { randomUUID } from 'node:crypto';
import { checkAlerts, mailNews } from '../features/alerts/index.ts';
import type { TestUser } from './factories/user.ts';
import { indexRulings, newRuling, type OwnCore } from './own-core.ts';
import type { TestApp } from './test-app.ts';

const never = new AbortController().signal;

/** What tests of alerts follow, and a ruling that is news of it. */
export const custody = { query: 'danno cose custodia' };
export const fallen = () =>
  newRuling({ text: 'Del danno da cose in custodia risponde il custode della scala.' });

export const follow = (user: TestUser, question: object) => user.client.mutate('alerts.create', { question });

/** Another run of the indexer with these rulings, under its own name. */
export const bring = (core: OwnCore, ...rulings: ReturnType<typeof newRuling>[]) =>
  indexRulings(core, randomUUID(), rulings);

/** How much each of the alerts has found, the newest alert first. */
export async function newsOf(user: TestUser): Promise<number[]> {
  const { body } = await user.client.query('alerts.list');
  return body.alerts.map((alert: { news: number }) => alert.news);
}

/** Looks for news until there are no more, and writes the mails. @returns how many were written */
export async function round({ deps }: TestApp): Promise<number> {
  while ((await checkAlerts(deps, never)) > 0);
  return mailNews(deps);
}
