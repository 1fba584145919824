import { issueLink, paramsOf } from '../features/mail/index.ts';
import type { LinkPurpose } from '../models/emailed-token.ts';
import type { TestApp } from './test-app.ts';

const tokenOf = (link: string) => link.split('/').at(-1)!;

/** Returns the token of a new link, as a mail contains it. */
export const linkFor = async ({ deps }: TestApp, userId: number, purpose: LinkPurpose): Promise<string> =>
  tokenOf(await deps.db.transaction((trx) => issueLink(trx, deps, userId, purpose)));

export interface WaitingMail {
  template: string;
  locale: string;
  recipient: string;
  link: string;
  /** Last segment of the link. */
  token: string;
}

/** Returns the pending mails to this address, oldest first. */
export async function mailsTo({ deps }: TestApp, recipient: string): Promise<WaitingMail[]> {
  const rows = await deps.db('outbox').where({ recipient, sent_at: null }).orderBy('id');
  return rows.map((row) => {
    const { link } = paramsOf(deps, row);
    return { template: row.template, locale: row.locale, recipient, link, token: tokenOf(link) };
  });
}
