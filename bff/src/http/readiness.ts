import type { Deps } from '../deps.ts';
import { ping, writeALittle } from '../models/ping.ts';

interface Readiness {
  ready: boolean;
  /** `writes` is true if the database accepts writes. */
  parts: Record<'database' | 'writes' | 'search', boolean>;
  shards?: { without_leader: string[]; recovering: string[] };
}

/** Timeout of each check, in milliseconds. */
const patienceMs = 1500;
const keptMs = 2000;

/**
 * Returns a function that checks whether a user's request would succeed. It does the same as a
 * request: a small write and a query. The result is cached for `keptMs`, because the endpoint is
 * public.
 *
 * A shard without a leader or with a recovering replica is listed, but the server stays ready. The
 * other shards still respond, and no other server would respond better.
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
