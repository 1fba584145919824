import { setTimeout as sleep } from 'node:timers/promises';
import { MailError, type Mailer } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import { withHeartbeat } from '../../models/claim.ts';
import { isDatabaseAway } from '../../models/database-away.ts';
import {
  claimMail,
  holdMail,
  markAway,
  markDelayed,
  markFailed,
  markFailedIfOlder,
  markMailSent,
  type ClaimedMail,
} from '../../models/outbox.ts';
import { secretsOf } from '../limits/index.ts';
import { renderMail } from './render-mail.ts';
import { unseal } from '../../adapters/seal.ts';
import type { MailParams, Template } from './templates.ts';

const second = 1000;
const day = 86_400_000;
/** After this, another process takes up what a killed one had claimed; one that works renews its claim long before. */
const usualClaimMs = 30 * second;
/** RFC 5321, 4.5.4.1. By age and not by tries, of which an outage makes hundreds. */
const giveUpAfterMs = 5 * day;

/** Pauses double up to these. After "later" ten minutes are enough; a mail that may have been taken is sent some forty times at most. */
const longestPauseMs = { temporary: 600 * second, unconfirmed: 4 * 3600 * second };
const pauseMs = (kind: keyof typeof longestPauseMs, attempts: number) =>
  spread(Math.min(longestPauseMs[kind], 2 * second * 2 ** Math.min(attempts, 13)));
/** Short, since a server that was not there may be back any moment. */
const awayMs = () => spread(8 * second);
/** Spread, so that many processes do not all do it at the same moment. */
export const spread = (ms: number): number => ms * (0.75 + Math.random() / 2);

/** The sealed parameters of a waiting mail; for tests and for the worker. */
export const paramsOf = ({ config }: Pick<Deps, 'config'>, row: Pick<ClaimedMail, 'params'>) =>
  unseal('outbox', secretsOf(config), row.params.sealed ?? '') as MailParams[Template];

export interface Delivery {
  sent: number;
  /** The mail server was down: the rest waits for another round. */
  away: boolean;
}

interface Round {
  /** Only what has not been tried yet. */
  isNew: boolean;
  /** Nothing more is begun. */
  isStopping: () => boolean;
  /** Nothing is waited for any more: what the database doesn't take now is left to the next process. */
  isOver: () => boolean;
  claimMs: number;
}
const whole: Round = { isNew: false, isStopping: () => false, isOver: () => false, claimMs: usualClaimMs };

/** Sends what is due, one after another, until nothing is or the mail server is down. */
export async function sendDueMails(
  deps: Deps,
  mailer: Mailer,
  options: Partial<Round> = {},
): Promise<Delivery> {
  const round = { ...whole, ...options };
  for (let sent = 0; ;) {
    if (round.isStopping()) return { sent, away: false };
    const row = await claimMail(deps.db, round);
    if (!row) return { sent, away: false };
    const outcome = await withHeartbeat(
      round.claimMs / 4,
      () => holdMail(deps.db, row, round.claimMs),
      () => sendOne(deps, mailer, row, round.isOver),
    );
    if (outcome === 'sent') sent++;
    if (outcome === 'away') return { sent, away: true };
  }
}

async function sendOne(
  deps: Deps,
  mailer: Mailer,
  row: ClaimedMail,
  isOver: () => boolean,
): Promise<'sent' | MailError['kind']> {
  try {
    const mail = renderMail(row.template as Template, row.locale, paramsOf(deps, row), row.recipient);
    await mailer.send({ ...mail, to: row.recipient, messageId: messageIdOf(deps, row) });
  } catch (error) {
    // A mail that cannot even be written (altered row, changed key) will not get better.
    const kind = error instanceof MailError ? error.kind : 'permanent';
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    // A mail server that is down is reported by the worker, once; not by each of a thousand mails.
    deps.log[kind === 'away' ? 'debug' : 'warn'](
      { outbox: row.id, attempts: row.attempts, kind, error: text },
      'mail not sent',
    );
    await noted(() => settle(deps, row, kind, text), isOver);
    return kind;
  }
  await noted(() => markMailSent(deps.db, row), isOver);
  return 'sent';
}

/** Retried until it is written: a mail must not go out twice because the database was down for a moment. */
async function noted(write: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  for (let pause = 50; ; pause = Math.min(2 * pause, second)) {
    try {
      return void (await write());
    } catch (error) {
      if (isOver() || !isDatabaseAway(error)) throw error;
      await sleep(pause);
    }
  }
}

async function settle({ db }: Deps, row: ClaimedMail, kind: MailError['kind'], text: string) {
  if (kind === 'away') return markAway(db, row, awayMs(), text);
  if (kind === 'permanent') return markFailed(db, row, text);
  if (await markFailedIfOlder(db, row, giveUpAfterMs, text)) return;
  return markDelayed(db, row, pauseMs(kind, row.attempts), text);
}

/** The same for every try of a mail. */
function messageIdOf({ config }: Deps, row: ClaimedMail): string {
  const mark = row.created_at.getTime().toString(36);
  return `<massima.${row.id}.${mark}@${new URL(config.PUBLIC_URL).hostname}>`;
}
