import type { Deps } from '../deps.ts';
import { ping, writeALittle } from '../models/ping.ts';

interface Readiness {
  ready: boolean;
  /** `writes`: the database takes what it is given. */
  parts: Record<'database' | 'writes' | 'search', boolean>;
  shards?: { without_leader: string[]; recovering: string[] };
}

/** Milliseconds. */
const patienceMs = 1500;
const keptMs = 2000;

/**
 * Whether a user would be served: does what a user's request does, a small write and a question. Anyone may ask, so it is checked once in
 * two seconds at most. A shard without a leader, or with a replica that is not back yet, is named and leaves a server ready: the others
 * keep answering, and no other server would be better off.
 */
export function askReadiness(deps: Deps): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined;
  let isAsking = false;
  let askedAt = 0;
  return () => {
    if (last && (isAsking || performance.now() - askedAt < keptMs)) return last;
    isAsking = true;
    last = find(deps).finally(() => {
      isAsking = false;
      askedAt = performance.now();
    });
    return last;
  };
}

async function find({ db, statements, engine, clock, refusedWrites }: Deps): Promise<Readiness> {
  const [database, takes, search, cluster] = await Promise.all([
    answersInTime(ping(db, statements)),
    answersInTime(writeALittle(db, clock.now())),
    answersInTime(engine.check()),
    engine.cluster(),
  ]);
  const writes = takes && !refusedWrites.areRecent();
  return {
    ready: database && writes && search,
    parts: { database, writes, search },
    ...(cluster && { shards: { without_leader: cluster.withoutLeader, recovering: cluster.recovering } }),
  };
}

async function answersInTime(probe: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), patienceMs)));
  const answered = probe.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, late]);
  clearTimeout(timer);
  return result;
}
