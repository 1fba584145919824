import { dayInItaly } from '@massima/contract/format/dates';
import { z } from 'zod';
import { hashToken } from '../../adapters/tokens.ts';
import { followed, type DetectedEvent } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import type { AlertRow } from '../../models/alert-rows.ts';
import { withdrawnAmong } from '../../models/withdrawn-rulings.ts';
import { followedThings } from './followed-things.ts';

interface Events {
  events: DetectedEvent[];
  /** Column `known` of the alert, written together with the events. */
  known: string | null;
}

/**
 * Returns the initial `known` of a new alert: the event ids that already exist for its articles.
 * Throws `service_unavailable`.
 */
export async function initialAlertState(
  deps: Deps,
  alert: Pick<AlertRow, 'kind' | 'asked'>,
  signal: AbortSignal,
): Promise<string | null> {
  const { provisions, rulings } = followedThings(alert);
  if (provisions.length + rulings.length === 0) return null;
  const today = dayInItaly(deps.clock.now());
  // An empty list if only rulings are followed, so that each later withdrawal is reported.
  return JSON.stringify(idsOf(await followed.ofProvisions(deps, provisions, today, signal)));
}

/**
 * Returns the events of the followed articles and rulings since the last check, each once. Throws
 * `service_unavailable`.
 */
export async function findEvents(
  deps: Deps,
  alert: Pick<AlertRow, 'kind' | 'asked' | 'known'>,
  since: Date | null,
  signal: AbortSignal,
): Promise<Events> {
  const { provisions, rulings } = followedThings(alert);
  if (provisions.length + rulings.length === 0) return { events: [], known: null };
  const [ofProvisions, ofRulings, withdrawn] = await Promise.all([
    followed.ofProvisions(deps, provisions, dayInItaly(deps.clock.now()), signal),
    followed.ofRulings(deps, rulings, since, signal),
    withdrawnAmong(
      deps.db,
      rulings.map(({ ruling_id }) => ruling_id),
    ),
  ]);
  const withdrawals = rulings
    .filter(({ ruling_id }) => withdrawn.has(ruling_id))
    .map(({ ruling_id, label }): DetectedEvent => ({
      id: `withdrawn:${hashToken(ruling_id).slice(0, 22)}`,
      event: { what: 'withdrawn', label, key: null, in_part: false, by: '', date: null, ruling: null },
    }));
  const lasting = [...ofProvisions, ...withdrawals];
  const known = alert.known === null ? null : new Set(knownIds.parse(JSON.parse(alert.known)));
  return {
    events: [...(known ? unknownOf(lasting, known) : []), ...ofRulings].slice(0, maxNew),
    known: JSON.stringify([...new Set([...(known ?? []), ...idsOf(lasting)])]),
  };
}

const knownIds = z.array(z.string());

/** Maximum number of events per check. More events mean that the collection was replaced. */
const maxNew = 50;

const idsOf = (all: readonly DetectedEvent[]) => all.map(({ id }) => id);

/**
 * Returns the events that are not recorded yet. A text version is new only if it is later than the
 * latest recorded version. The first versions of an act that was just loaded are not new.
 */
function unknownOf(all: readonly DetectedEvent[], recorded: ReadonlySet<string>): DetectedEvent[] {
  const latest = new Map<string, string>();
  for (const id of recorded) {
    const [, key = '', day = ''] = /^version:(.+):([\d-]{10})$/.exec(id) ?? [];
    if (key !== '' && day > (latest.get(key) ?? '')) latest.set(key, day);
  }
  return all.filter(({ id, event: { what, key, date } }) => {
    if (recorded.has(id)) return false;
    const before = latest.get(key ?? '');
    return what !== 'version' || (before !== undefined && date !== null && date > before);
  });
}
