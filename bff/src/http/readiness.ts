import type { Deps } from '../deps.ts';
import { expectedSchema } from '../models/expected-schema.ts';
import { ping, probeWrite } from '../models/ping.ts';
import { readMarker } from '../models/restoring.ts';
import { compareSchema, readSchemaShape } from '../models/schema-shape.ts';

interface Parts {
  database: boolean;
  /** True if the database accepts writes. */
  writes: boolean;
  /** True if the tables and columns of this version are present and no restore is in progress. */
  schema: boolean;
  search: boolean;
}

interface Readiness {
  ready: boolean;
  parts: Parts;
  /** Names of what `npm run doctor` finds: those of the parts now, the others at most two minutes old. */
  findings: string[];
  /** Tables and columns that this version needs and the database lacks. */
  missing?: string[];
  shards?: { without_leader: string[]; recovering: string[] };
}
type Found = Pick<Readiness, 'parts' | 'missing' | 'shards'>;

/** Timeout of each check, in milliseconds. */
const timeoutMs = 1500;
const cacheMs = 2000;

/**
 * Returns a function that checks whether a user's request would succeed. It does the same as a
 * request: a small write and a query. The result is cached for `cacheMs`, because the endpoint is
 * public; a write that was rejected since shows immediately.
 *
 * A shard without a leader or with a recovering replica is listed, but the server stays ready. The
 * other shards still respond, and no other server would respond better.
 */
export function askReadiness(deps: Deps): () => Promise<Readiness> {
  let last: Promise<Found> | undefined;
  let isAsking = false;
  let checkedAt = 0;
  const probe = () => {
    if (last && (isAsking || performance.now() - checkedAt < cacheMs)) return last;
    isAsking = true;
    last = find(deps).finally(() => {
      isAsking = false;
      checkedAt = performance.now();
    });
    return last;
  };
  return async () => {
    const { parts, ...rest } = await probe();
    const now = { ...parts, writes: parts.writes && !deps.refusedWrites.areRecent() };
    const broken = Object.entries(now).flatMap(([name, isWell]) => (isWell ? [] : [name]));
    const findings = [...new Set([...broken, ...deps.findings.read()])];
    return { ready: broken.length === 0, parts: now, findings, ...rest };
  };
}

async function find({ db, statements, engine, clock }: Deps): Promise<Found> {
  const [database, writes, schema, search, cluster] = await Promise.all([
    isInTime(ping(db, statements)),
    isInTime(probeWrite(db, clock.now())),
    inTime(readSchema(db)),
    isInTime(engine.check()),
    engine.cluster(),
  ]);
  const missing = schema?.missing ?? [];
  return {
    // A slow reading of the schema says nothing about it.
    parts: { database, writes, schema: !schema?.isRestored && missing.length === 0, search },
    ...(missing.length > 0 && { missing }),
    ...(cluster && { shards: { without_leader: cluster.withoutLeader, recovering: cluster.recovering } }),
  };
}

/** `isRestored` while a restore is in progress, because its swap may replace the tables at any moment. */
async function readSchema(db: Deps['db']): Promise<{ missing: string[]; isRestored: boolean }> {
  const [shape, marker] = await Promise.all([readSchemaShape(db), readMarker(db)]);
  return { missing: compareSchema(expectedSchema, shape).missing, isRestored: marker !== null };
}

const isInTime = async (work: Promise<unknown>): Promise<boolean> =>
  (await inTime(work.then(() => true))) ?? false;

/** Returns undefined if the work fails or takes longer than `timeoutMs`. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, timeoutMs, undefined)));
  const result = await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
  return result;
}
