// The order in which the product comes up. Everything that can run side by side does; what waits for what stands here.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findServer, MARIADB_PACKAGES } from '../../db/src/embedded/index.mjs';
import { findInstalled } from '../../db/src/embedded/locate.mjs';
import { installPackages, mayInstall } from './apt.mjs';
import { build, targets } from './build-targets.mjs';
import { followLog } from './follow-log.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { JAVA_PACKAGES, JAVA_WANTED, javaMissing, javaVersion } from './java.mjs';
import * as parts from './parts.mjs';
import { cacheDir, inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { search } from './search-part.mjs';

const DEMO_CORPUS = inRoot('solr/corpus/demo.jsonl');

/**
 * @typedef {object} Context
 * @property {import('./settings.mjs').Settings} settings
 * @property {Record<'database' | 'webhook' | 'product', string>} secrets
 * @property {import('./children.mjs').Children} children
 * @property {import('./supervisor.mjs').Supervisor} supervisor
 * @property {import('./progress.mjs').Progress} progress
 */

/** @param {Context} context */
export async function startProduct(context) {
  const { settings, progress } = context;
  const { given } = settings;
  const step = stepsOf(progress);
  const system = once(() => installSystemPackages(context, step));
  const packages = step(
    'packages',
    (part) => installDependencies(context.children, part.update),
    () => 'installed',
  );

  const database = given.databaseUrl
    ? Promise.resolve(given.databaseUrl)
    : step(
        'database',
        (part) => startDatabase(context, system, part),
        () => 'MariaDB is running',
      );
  const engine = given.solrUrl
    ? Promise.resolve(given.solrUrl)
    : step(
        'search engine',
        (part) => startSearch(context, system, part),
        () => 'Solr is running',
      );
  const built = step(
    'build',
    async (part) => (
      await packages,
      build(
        context.children,
        targets.filter(({ late }) => !late),
        part.update,
      )
    ),
    (names) => (names.length > 0 ? `built ${names.join(', ')}` : 'up to date'),
  );
  const migrated = step(
    'demo accounts',
    (part) => migrate(context, packages, database, part),
    () => 'ready',
  );
  const indexed = step(
    'demo corpus',
    (part) => index(context, packages, engine, part),
    (text) => text,
  );
  const mail = given.smtpUrl ? undefined : sidecar(context, step, packages, parts.mail(context));
  const payments =
    given.stripeKey || given.paymentsUrl
      ? undefined
      : sidecar(context, step, packages, parts.payments(context));
  const partner = step(
    "partner's page",
    () => context.supervisor.add(parts.partner(context)),
    () => 'running',
  );

  await step(
    'product',
    async (part) => {
      await Promise.all([built, migrated, indexed, mail, payments, partner]);
      part.update('starting');
      const env = productEnvironment(context, await database, await engine);
      await context.supervisor.add(parts.product(context, env));
    },
    () => 'ready',
  );
}

/** @typedef {ReturnType<import('./progress.mjs').Progress['part']>} PartLine */
/** @typedef {<T>(label: string, work: (part: PartLine) => Promise<T>, done: (result: T) => string) => Promise<T>} Step */

/** @param {import('./progress.mjs').Progress} progress @returns {Step} */
function stepsOf(progress) {
  /** @type {Set<unknown>} */
  const failures = new Set();
  return (label, work, done) => {
    const part = progress.part(label);
    const promise = work(part).then(
      (result) => (part.done(done(result)), result),
      (error) => {
        // The same failure travels to every step that waits for the one it happened in.
        part.fail(failures.has(error) ? 'not started' : 'failed');
        failures.add(error);
        throw error;
      },
    );
    // Whoever waits for it sees the failure; a step nobody waits for any more must not end the process by itself.
    promise.catch(() => undefined);
    return promise;
  };
}

/** @template T @param {() => Promise<T>} work @returns {() => Promise<T>} */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let running;
  return () => (running ??= work());
}

/** One call of the package manager for all that is missing: it works alone anyway. @param {Context} context @param {Step} step */
async function installSystemPackages({ settings, children }, step) {
  const needsJava = !settings.given.solrUrl && (javaVersion() ?? 0) < JAVA_WANTED;
  const needsDatabase = !settings.given.databaseUrl && !(await findInstalled());
  const wishes = [...(needsJava ? [JAVA_PACKAGES] : []), ...(needsDatabase ? [MARIADB_PACKAGES] : [])];
  if (wishes.length === 0 || !mayInstall()) return;
  const names = wishes.map(([name]) => name).join(' and ');
  await step(
    'system',
    (part) => installPackages(children, wishes, part.update),
    () => `installed ${names} with apt-get`,
  );
}

/** @param {Context} context @param {() => Promise<void>} system @param {PartLine} part */
async function startDatabase(context, system, part) {
  part.update('looking for MariaDB');
  const server = await findServer({
    cacheDir,
    install: mayInstall() ? system : undefined,
    onProgress: part.update,
  });
  const port = await freePort(context.settings.ports.database);
  const isFirst = !existsSync(path.join(context.settings.dataDir, 'mariadb'));
  part.update(`${isFirst ? 'setting up' : 'starting'} MariaDB ${server.version} on port ${port}`);
  const { url } = await context.supervisor.add(parts.database(context, server, port));
  return url;
}

/** @param {Context} context @param {() => Promise<void>} system @param {PartLine} part */
async function startSearch(context, system, part) {
  part.update('looking for Java');
  if ((javaVersion() ?? 0) < JAVA_WANTED && mayInstall()) await system();
  const found = javaVersion();
  if (!found || found < JAVA_WANTED) throw javaMissing(found);
  const { url } = await context.supervisor.add(search(context, part.update));
  return url;
}

/** @param {Context} context @param {Promise<void>} packages @param {Promise<string>} database @param {PartLine} part */
async function migrate({ children, settings }, packages, database, part) {
  const [url] = await Promise.all([database, packages]);
  const env = { DATABASE_URL: url, PARTNER_ORIGIN: `http://localhost:${settings.ports.partner}` };
  part.update('bringing the tables up to date');
  await children.run('migrate', {
    what: 'Migrating the database',
    ...parts.typescript('db/src/migrate.ts', 'latest'),
    env,
  });
  part.update('adding the demo accounts');
  await children.run('migrate', {
    what: 'Adding the demo accounts',
    ...parts.typescript('db/src/seed.ts'),
    env,
  });
}

/** @param {Context} context @param {Promise<void>} packages @param {Promise<string>} search @param {PartLine} part */
async function index({ children, settings }, packages, search, part) {
  const [url] = await Promise.all([search, packages]);
  const total = readFileSync(DEMO_CORPUS, 'utf8').trimEnd().split('\n').length;
  part.update('comparing the demo corpus with the index');
  const stop = followLog(children.logFile('index'), (line) => {
    const { event, rulings } = parseJson(line) ?? {};
    if (event === 'progress') part.update(`indexing ${total} rulings`, Number(rulings) / total);
  });
  try {
    const core = `${url}/${settings.env.SOLR_CORE ?? 'rulings'}`;
    const remember = [
      '--if-changed',
      '--prune',
      '--checkpoint',
      path.join(settings.dataDir, 'index-checkpoint.json'),
    ];
    const args = [
      '--url',
      core,
      '--from',
      DEMO_CORPUS,
      '--corpus',
      'demo',
      ...remember,
      '--progress',
      'json',
    ];
    await children.run('index', {
      what: 'Indexing the demo corpus',
      ...parts.typescript('solr/indexer/main.ts', ...args),
    });
    const { event, rulings } = parseJson(children.logTail('index', 1)) ?? {};
    return `${rulings} rulings ${event === 'unchanged' ? 'are indexed already' : 'indexed'}`;
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

/** @param {Context} context @param {Step} step @param {Promise<void>} packages @param {import('./supervisor.mjs').Part} part */
function sidecar({ supervisor }, step, packages, part) {
  return step(
    part.label,
    async (line) => (await packages, line.update('starting'), supervisor.add(part)),
    () => 'running',
  );
}

/** @param {Context} context @param {string} databaseUrl @param {string} solrUrl */
function productEnvironment({ settings, secrets }, databaseUrl, solrUrl) {
  const { env, given, ports, publicUrl } = settings;
  const sandbox = given.stripeKey
    ? {}
    : { PAYMENTS_URL: given.paymentsUrl ?? `http://127.0.0.1:${ports.payments}` };
  return {
    STRIPE_WEBHOOK_SECRET: secrets.webhook,
    SECRET_KEY: secrets.product,
    DEMO: '1',
    WEB_DIST: inRoot('web/dist'),
    WIDGET_DIST: inRoot('widget/dist'),
    // What the environment and .env say wins over all of the above.
    ...env,
    ...sandbox,
    PORT: String(ports.product),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    SOLR_URL: solrUrl,
    SMTP_URL: given.smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`,
  };
}
