import type { AnyErrorData } from '@massima/contract/error-data';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import { isSame, keyedHash, secretsOf } from '../limits/index.ts';
import { fingerprintOf } from './payment-attempt.ts';
import { seconds } from './periods.ts';

/** What was shown is good for so long. */
const goodForSeconds = 15 * 60;

/** What a quote is for: each is good for that alone. */
type QuoteFor = 'subscribe' | 'change' | 'invoice' | 'last-bill';

/** For when something was worked out. Seconds. */
export interface Moment {
  /** By the product's clock. */
  at: number;
  /** By the provider's, which prorates by its own; null where nothing is prorated. */
  prorated: number | null;
}

/** What an account is shown, and what else it was worked out from: a quote contains both. */
export interface Shown<View> {
  view: View;
  basis: unknown;
  moment: Moment;
}

/** What an account was shown. */
export interface Quoted {
  moment: Moment;
  digest: string;
  isExpired: boolean;
}

const digestOf = ({ view, basis }: Shown<unknown>): string => fingerprintOf({ view, basis });

/**
 * An opaque text that says what was shown to an account, and when: sending it back confirms that and nothing else. The
 * server keeps nothing of it. Parts are joined with dots, which none of them has.
 */
export function giveQuote(deps: Deps, use: QuoteFor, userId: number, shown: Shown<unknown>): string {
  const { at, prorated } = shown.moment;
  const parts = [at, prorated ?? '', digestOf(shown)];
  return [...parts, signature(deps.config.SECRET_KEY, [use, userId, ...parts])].join('.');
}

/**
 * @returns undefined where none was sent
 * @throws `validation_failed` for one that is altered, another account's, or was given for something else
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
 * Works out again what was quoted, for the moment of the quote, before anything is done. Ask inside the account's lease:
 * nothing of ours changes what was found until it is given back.
 * @param look without a moment: as it would be shown now
 * @throws `quote_changed` with what would be shown now
 */
export async function holdToQuote<View>(
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
