import type { AnyErrorData } from '@massima/contract/error-data';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import { isSame, keyedHash, secretsOf } from '../limits/index.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import { seconds } from './periods.ts';

/** Validity of a quote. */
const goodForSeconds = 15 * 60;

/** Purpose of a quote. A quote is valid only for its purpose. */
type QuoteFor = 'subscribe' | 'change' | 'invoice' | 'last-bill';

/** Times of a calculation, in seconds. */
export interface Moment {
  /** Product's clock. */
  at: number;
  /** Provider's clock, used for proration; null if nothing is prorated. */
  prorated: number | null;
}

/** Preview for an account, with the further inputs of the calculation. A quote covers both. */
export interface Shown<View> {
  view: View;
  basis: unknown;
  moment: Moment;
}

/** Parsed quote. */
export interface Quoted {
  moment: Moment;
  digest: string;
  isExpired: boolean;
}

const digestOf = ({ view, basis }: Shown<unknown>): string => requestFingerprint({ view, basis });

/**
 * Returns an opaque quote: a signed digest of the preview with its time. Sending it back confirms
 * exactly this preview. The server stores nothing. The parts contain no dots, so they are joined
 * with dots.
 */
export function giveQuote(deps: Deps, use: QuoteFor, userId: number, quoted: Shown<unknown>): string {
  const { at, prorated } = quoted.moment;
  const parts = [at, prorated ?? '', digestOf(quoted)];
  return [...parts, signature(deps.config.SECRET_KEY, [use, userId, ...parts])].join('.');
}

/**
 * Verifies and parses a quote.
 * @returns undefined if no quote was sent
 * @throws AppError `validation_failed` if it was altered, or belongs to another account or purpose
 */
export function readQuote(
  { config, clock }: Deps,
  use: QuoteFor,
  userId: number,
  given: string | undefined,
): Quoted | undefined {
  if (given === undefined) return undefined;
  const [at = '', prorated = '', digest = '', signed = '', ...more] = given.split('.');
  const right = (secret: string) => signature(secret, [use, userId, at, prorated, digest]);
  if (more.length > 0 || !secretsOf(config).some((secret) => isSame(signed, right(secret))))
    throw invalidField('quote');
  return {
    moment: { at: Number(at), prorated: prorated === '' ? null : Number(prorated) },
    digest,
    isExpired: seconds(clock.now()) - Number(at) > goodForSeconds,
  };
}

/**
 * Repeats the calculation of a quote for the quoted time, before anything is done. Call it under
 * the account's lease, so that the product changes nothing until the lease is released.
 * @param look  returns the preview for the given time, or for now
 * @throws AppError `quote_changed` with the preview for now
 */
export async function verifyQuote<View>(
  quoted: Quoted | undefined,
  look: (moment?: Moment) => Promise<Shown<View>>,
  present: (shown: Shown<View>) => AnyErrorData,
): Promise<void> {
  if (!quoted) return;
  if (!quoted.isExpired && digestOf(await look(quoted.moment)) === quoted.digest) return;
  throw new AppError('quote_changed', { data: present(await look()) });
}

const signature = (secret: string, parts: readonly (string | number)[]): string =>
  keyedHash(secret, 'quote', parts.join('.'));
