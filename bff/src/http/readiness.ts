import type { Deps } from '../deps.ts';
import { ping, probeWrite } from '../models/ping.ts';

interface Readiness {
  ready: boolean;
  /** `writes` is true if the database accepts writes. */
  parts: Record<'database' | 'writes' | 'search', boolean>;
  shards?: { without_leader: string[]; recovering: string[] };
}

/** Timeout of each check, in milliseconds. */
const timeoutMs = 1500;
const cacheMs = 2000;

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
  let checkedAt = 0;
  return () => {
    if (last && (isAsking || performance.now() - checkedAt < cacheMs)) return last;
    isAsking = true;
    last = find(deps).finally(() => {
      isAsking = false;
      checkedAt = performance.now();
    });
    return last;
  };
}

async function find({ db, statements, engine, clock, refusedWrites }: Deps): Promise<Readiness> {
  const [database, isWritable, search, cluster] = await Promise.all([
    answersInTime(ping(db, statements)),
    answersInTime(probeWrite(db, clock.now())),
    answersInTime(engine.check()),
    engine.cluster(),
  ]);
  const writes = isWritable && !refusedWrites.areRecent();
  return {
    ready: database && writes && search,
    parts: { database, writes, search },
    ...(cluster && { shards: { without_leader: cluster.withoutLeader, recovering: cluster.recovering } }),
  };
}

async function answersInTime(probe: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), timeoutMs)));
  const succeeded = probe.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([succeeded, late]);
  clearTimeout(timer);
  return result;
}
