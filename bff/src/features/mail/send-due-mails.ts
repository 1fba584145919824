import { setTimeout as sleep } from 'node:timers/promises';
import { MailError, type Mailer } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import { withHeartbeat } from '../../models/claim.ts';
import { isDatabaseUnavailable } from '../../models/database-away.ts';
import {
  claimMail,
  holdMail,
  postponeMail,
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
/**
 * After this time another process takes over the claims of a killed process. A running process
 * renews its claims much earlier.
 */
const usualClaimMs = 30 * second;
/** RFC 5321, 4.5.4.1. Limited by age, because an outage causes hundreds of attempts. */
const giveUpAfterMs = 5 * day;

/**
 * Maximum pause between attempts, in milliseconds; pauses double up to this value. A mail of
 * unknown delivery is sent some forty times at most.
 */
const longestPauseMs = { temporary: 600 * second, unconfirmed: 4 * 3600 * second };
const pauseMs = (kind: keyof typeof longestPauseMs, attempts: number) =>
  spread(Math.min(longestPauseMs[kind], 2 * second * 2 ** Math.min(attempts, 13)));
/** Short, because an unavailable server may recover at any moment. */
const unavailableMs = () => spread(8 * second);
/** Randomises a pause by a quarter, so that many processes do not act at the same time. */
export const spread = (ms: number): number => ms * (0.75 + Math.random() / 2);

/** Decrypts the parameters of a queued mail, for the worker and for tests. */
export const paramsOf = ({ config }: Pick<Deps, 'config'>, row: Pick<ClaimedMail, 'params'>) =>
  unseal('outbox', secretsOf(config), row.params.sealed ?? '') as MailParams[Template];

export interface Delivery {
  sent: number;
  /** True if the mail server was unavailable. Another round sends the remaining mails. */
  away: boolean;
}

interface Round {
  /** Sends only mails without a previous attempt. */
  isNew: boolean;
  /** Whether no further mail may be started. */
  isStopping: () => boolean;
  /** Whether to stop waiting for the database. The next process makes the pending writes. */
  isOver: () => boolean;
  claimMs: number;
}
const defaults: Round = { isNew: false, isStopping: () => false, isOver: () => false, claimMs: usualClaimMs };

/**
 * Sends the mails that are due, one at a time, until none is left or the mail server is
 * unavailable.
 */
export async function sendDueMails(
  deps: Deps,
  mailer: Mailer,
  options: Partial<Round> = {},
): Promise<Delivery> {
  const round = { ...defaults, ...options };
  for (let sent = 0; ;) {
    if (round.isStopping()) return { sent, away: false };
    const row = await claimMail(deps.db, round);
    if (!row) return { sent, away: false };
    const outcome = await withHeartbeat(
      round.claimMs / 4,
      () => holdMail(deps.db, row, round.claimMs),
      () => sendMail(deps, mailer, row, round.isOver),
    );
    if (outcome === 'sent') sent++;
    if (outcome === 'away') return { sent, away: true };
  }
}

async function sendMail(
  deps: Deps,
  mailer: Mailer,
  row: ClaimedMail,
  isOver: () => boolean,
): Promise<'sent' | MailError['kind']> {
  try {
    const mail = renderMail(row.template as Template, row.locale, paramsOf(deps, row), row.recipient);
    await mailer.send({ ...mail, to: row.recipient, messageId: messageIdOf(deps, row) });
  } catch (error) {
    // An error while rendering the mail (altered row, changed key) is permanent.
    const kind = error instanceof MailError ? error.kind : 'permanent';
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    // The worker logs an unavailable mail server once. A log line for each of a thousand mails
    // would be noise.
    deps.log[kind === 'away' ? 'debug' : 'warn'](
      { outbox: row.id, attempts: row.attempts, kind, error: text },
      'mail not sent',
    );
    await recordOutcome(() => settle(deps, row, kind, text), isOver);
    return kind;
  }
  await recordOutcome(() => markMailSent(deps.db, row), isOver);
  return 'sent';
}

/**
 * Retries a write until it succeeds, so that a mail is not sent twice because the database was
 * unavailable.
 */
async function recordOutcome(write: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  for (let pause = 50; ; pause = Math.min(2 * pause, second)) {
    try {
      return void (await write());
    } catch (error) {
      if (isOver() || !isDatabaseUnavailable(error)) throw error;
      await sleep(pause);
    }
  }
}

async function settle({ db }: Deps, row: ClaimedMail, kind: MailError['kind'], text: string) {
  if (kind === 'away') return postponeMail(db, row, unavailableMs(), text);
  if (kind === 'permanent') return markFailed(db, row, text);
  if (await markFailedIfOlder(db, row, giveUpAfterMs, text)) return;
  return markDelayed(db, row, pauseMs(kind, row.attempts), text);
}

/** Returns the same Message-ID for every attempt of a mail. */
function messageIdOf({ config }: Deps, row: ClaimedMail): string {
  const id = row.created_at.getTime().toString(36);
  return `<massima.${row.id}.${id}@${new URL(config.PUBLIC_URL).hostname}>`;
}
