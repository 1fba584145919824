import { longestSendMs, MailError, type Mailer } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import {
  claimMail,
  markAway,
  markDelayed,
  markFailed,
  markSent,
  type ClaimedMail,
} from '../../models/outbox.ts';
import { retryDeadlock } from '../../models/retry-deadlock.ts';
import { secretsOf } from '../limits/index.ts';
import { renderMail } from './render-mail.ts';
import { unseal } from './seal.ts';
import type { MailParams, Template } from './templates.ts';

const second = 1000;
const day = 86_400_000;
/** No two workers hold one mail. */
const claimMs = longestSendMs + 60 * second;
/** RFC 5321, 4.5.4.1. By age and not by tries, of which an outage makes hundreds. */
const giveUpAfterMs = 5 * day;

/** Doubling up to these: "later" is worth ten minutes; what may have been taken comes some forty times at most until it is old. */
const longestPauseMs = { temporary: 600 * second, unconfirmed: 4 * 3600 * second };
const pauseMs = (kind: keyof typeof longestPauseMs, attempts: number) =>
  spread(Math.min(longestPauseMs[kind], 2 * second * 2 ** Math.min(attempts, 13)));
/** Short where there was none, since it may be back any moment. */
const awayMs = () => spread(8 * second);
const spread = (ms: number) => ms * (0.75 + Math.random() / 2);

/** The sealed parameters of a waiting mail; for tests and for the worker. */
export const paramsOf = ({ config }: Pick<Deps, 'config'>, row: Pick<ClaimedMail, 'params'>) =>
  unseal(secretsOf(config), row.params.sealed ?? '') as MailParams[Template];

export interface Delivery {
  sent: number;
  /** Nobody was there: the rest waits for another round. */
  away: boolean;
}

/** Sends what is due, one after another, until nothing is or the mail server is away. */
export async function sendDueMails(deps: Deps, mailer: Mailer, isStopping = () => false): Promise<Delivery> {
  for (let sent = 0; ;) {
    if (isStopping()) return { sent, away: false };
    const row = await retryDeadlock(() => claimMail(deps.db, new Date(), claimMs));
    if (!row) return { sent, away: false };
    const outcome = await sendOne(deps, mailer, row);
    if (outcome === 'sent') sent++;
    if (outcome === 'away') return { sent, away: true };
  }
}

async function sendOne(deps: Deps, mailer: Mailer, row: ClaimedMail): Promise<'sent' | MailError['kind']> {
  try {
    const mail = renderMail(row.template as Template, row.locale, paramsOf(deps, row), row.recipient);
    await mailer.send({ ...mail, to: row.recipient, messageId: messageIdOf(deps, row) });
  } catch (error) {
    // A mail that cannot even be written (altered row, changed key) will not get better.
    const kind = error instanceof MailError ? error.kind : 'permanent';
    const attempts = row.attempts + 1;
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    // A mail server that is away is told by the worker, once; not by each of a thousand mails.
    deps.log[kind === 'away' ? 'debug' : 'warn'](
      { outbox: row.id, attempts, kind, error: text },
      'mail not sent',
    );
    await retryDeadlock(() => settle(deps, row, kind, text));
    return kind;
  }
  await retryDeadlock(() => markSent(deps.db, row.id, new Date()));
  return 'sent';
}

function settle({ db }: Deps, row: ClaimedMail, kind: MailError['kind'], text: string) {
  const now = Date.now();
  if (kind === 'away') return markAway(db, row, new Date(now + awayMs()), text);
  const isOld = now - row.created_at.getTime() > giveUpAfterMs;
  if (kind === 'permanent' || isOld) return markFailed(db, row.id, new Date(now), text);
  return markDelayed(db, row.id, new Date(now + pauseMs(kind, row.attempts + 1)), text);
}

/** The same for every try of a mail. */
function messageIdOf({ config }: Deps, row: ClaimedMail): string {
  const mark = row.created_at.getTime().toString(36);
  return `<massima.${row.id}.${mark}@${new URL(config.PUBLIC_URL).hostname}>`;
}
