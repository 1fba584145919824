// Loads tables, demo accounts and the demo corpus. Existing data are left unchanged.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coreFolder } from '@massima/solr/launcher/core-folder';
import { contentHash } from './content-hash.mjs';
import { followLog } from './follow-log.mjs';
import { typescript } from './parts.mjs';
import { inRoot } from './paths.mjs';
import { readOrEmpty } from '@massima/launch/read-or-empty';

/** @typedef {import('./product.mjs').Context} Context */
/** @typedef {import('./steps.mjs').PartLine} PartLine */

const DEMO_CORPUS = inRoot('solr/demo/rulings.jsonl');

/** Address of the demo's own database, as its owner. @param {Pick<import('./settings.mjs').Settings, 'dataDir'>} settings */
export const databaseFile = ({ dataDir }) => path.join(dataDir, 'mariadb', 'massima-url');

/**
 * Path of a marker in the database's folder, so that it is deleted with the data.
 * @param {Pick<import('./settings.mjs').Settings, 'dataDir'>} settings
 */
export const migratedFile = ({ dataDir }) => path.join(dataDir, 'mariadb', 'massima-migrated');

/** @param {Context} context @param {string} url @param {PartLine} part */
export async function migrate({ children, settings }, url, part) {
  const env = {
    DATABASE_URL: url,
    MIGRATIONS_DATABASE_URL: '',
    PARTNER_ORIGIN: `http://localhost:${settings.ports.partner}`,
  };
  // An external database is always migrated.
  const stampFile = migratedFile(settings);
  const stamp = contentHash(['db/migrations', 'db/src', 'pnpm-lock.yaml'], env.PARTNER_ORIGIN);
  if (!settings.external.databaseUrl && readOrEmpty(stampFile) === stamp) return;
  part.update('bringing the tables up to date');
  const latest = typescript('db/src/migrate.ts', 'latest');
  await children.run('migrate', { what: 'Migrating the database', ...latest, env });
  part.update('adding the demo accounts');
  const seed = typescript('db/src/seed.ts');
  await children.run('migrate', { what: 'Adding the demo accounts', ...seed, env });
  if (!settings.external.databaseUrl) writeFileSync(stampFile, stamp);
}

/**
 * Path of a marker next to the index, so that it is deleted with the index.
 * @param {Context} context
 */
function indexedFile({ settings, cloud }) {
  const solr = path.join(settings.dataDir, 'solr');
  return path.join(cloud ? solr : path.join(coreFolder(solr), 'data'), 'massima-indexed');
}

/**
 * Returns whether an earlier start has indexed the corpus. If so, the start need not wait for the
 * comparison.
 * @param {Context} context
 */
export const wasIndexed = (context) =>
  context.settings.external.solrUrl === undefined && existsSync(indexedFile(context));

/** Returns the hash of the demo's sources and of the code that builds its documents. */
const madeOf = () =>
  contentHash(['solr/demo', 'solr/indexer', 'solr/home', 'law/src', 'contract/src', 'pnpm-lock.yaml']);

/** @param {Context} context @param {string} url @param {PartLine} part @returns {Promise<string>} what was done */
export async function index(context, url, part) {
  const { children, settings } = context;
  // An external Solr is always checked. For our own, the marker shows whether anything has changed.
  const stamp = madeOf();
  if (!settings.external.solrUrl && !context.cloud && readOrEmpty(indexedFile(context)) === stamp)
    return 'its rulings are indexed already';
  part.update('comparing the demo corpus with the index');
  const total = readFileSync(DEMO_CORPUS, 'utf8').trimEnd().split('\n').length;
  const stop = followLog(children.logFile('index'), (line) => {
    const { event, rulings } = parseJson(line) ?? {};
    if (event === 'progress') part.update(`indexing ${total} rulings`, Number(rulings) / total);
  });
  try {
    const core = `${url}/${settings.solrCore}`;
    const checkpoint = path.join(settings.dataDir, 'index-checkpoint.json');
    const loader = typescript('solr/demo/load.ts', '--url', core, '--checkpoint', checkpoint);
    await children.run('index', { what: 'Indexing the demo corpus', ...loader });
    const events = children.logTail('index', 40).split('\n').map(parseJson);
    const { rulings } = events.findLast((event) => event?.event === 'loaded') ?? {};
    const isThere = events.some((event) => event?.event === 'unchanged');
    if (!settings.external.solrUrl) writeFileSync(indexedFile(context), stamp);
    return `${rulings} rulings ${isThere ? 'are indexed already' : 'indexed'}`;
  } finally {
    stop();
  }
}

/** @param {string} line @returns {Record<string, unknown> | undefined} */
function parseJson(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
