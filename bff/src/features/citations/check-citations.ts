import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { briefChecksAtOnce, briefChecksPerDay } from '@massima/contract/constants';
import type { checkInput, checkOutput } from '@massima/contract/citations';
import { dayInItaly } from '@massima/contract/format/dates';
import { readBrief, type RunStep } from '@massima/law/brief/read-brief';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { endSearch, acquireSearchSlot } from '../../models/running-searches.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { sendOut } from '../gate/index.ts';
import { bucketKey, consumeRateLimit } from '../limits/index.ts';
import { verifyBrief } from './verify-brief.ts';
import { checkQuotations, attachOriginalWording } from './quotations/index.ts';

const dayInSeconds = 86_400;

/**
 * Checks every reference and quotation of a brief against the collection.
 *
 * Uses no query. An account may run 30 checks a day, two at a time. A limited number of the
 * rulings found opens per day without charge (`features/gate`). The text is neither stored nor
 * logged.
 */
export async function checkCitations(
  deps: Deps,
  actor: Actor,
  { text }: z.infer<typeof checkInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof checkOutput>> {
  const { receipt } = await sendOut(deps, actor, { of: 'facts' });
  const leave = await enterCheck(deps, actor);
  try {
    await consumeRateLimit(deps, `citations:${actor.id}`, {
      limit: briefChecksPerDay,
      windowSeconds: dayInSeconds,
    });
    const now = deps.clock.now();
    const engine = deps.engine.callByCall();
    const brief = await readBrief(text, dayInItaly(now), stepOf(signal));
    const references = await verifyBrief({ engine, config: deps.config, now }, text, brief, signal);
    const checked = await checkQuotations(
      { engine },
      { text, quotations: brief.quotations, references },
      signal,
    );
    const found = references.flatMap(({ ruling, perhaps }) => (ruling ?? perhaps)?.ruling_id ?? []);
    // Runs before `attachOriginalWording`, which opens rulings that a check has named.
    await rememberServed(deps.db, actor.id, found, deps.clock.now(), true);
    const quotations = await attachOriginalWording(deps, actor, checked);
    return { references, quotations, receipt };
  } finally {
    leave();
  }
}

/**
 * Runs one step at a time over all briefs of this process, so that other work waits for one step
 * at most.
 */
const stepQueue = pLimit(1);

/** Returns a step runner that stops when the client has disconnected. */
const stepOf =
  (signal: AbortSignal): RunStep =>
  (step) =>
    stepQueue(async () => {
      if (signal.aborted) throw new AppError('service_unavailable');
      await setImmediate();
      return step();
    });

/** Longer than the longest check. */
const leaseMs = 6000;

/**
 * Acquires one of the account's slots for checks.
 * @returns a function that releases the slot
 * @throws AppError `too_many_attempts` if all slots are in use
 */
async function enterCheck(deps: Deps, actor: Actor): Promise<() => void> {
  const id = randomUUID();
  const bucket = bucketKey(deps.config, `citation-check:${actor.id}`);
  const slot = { id, userId: actor.id, bucket, leaseMs };
  if (!(await acquireSearchSlot(deps.statements, slot, briefChecksAtOnce)))
    throw new AppError('too_many_attempts', { retryAfter: 1 });
  // The release is not awaited. If it fails, the lease expires after `leaseMs`.
  return () => void endSearch(deps.statements, id).catch(() => undefined);
}
