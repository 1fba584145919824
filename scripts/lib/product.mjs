// Starts the parts of the application, in parallel where their dependencies allow it. The
// dependencies are defined here.
import { build, devTargets, targets } from './build-targets.mjs';
import { startCloud } from './cloud/start-cloud.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { index, migrate, wasIndexed } from './load-data.mjs';
import * as parts from './parts.mjs';
import { productEnvironment } from './product-environment.mjs';
import { installSystemPackages, startDatabase, startSearch } from './start-servers.mjs';
import { once, stepsOf } from './steps.mjs';

/**
 * @typedef {object} Context
 * @property {import('./settings.mjs').Settings} settings
 * @property {Record<'database' | 'webhook' | 'product', string>} secrets
 * @property {import('./children.mjs').Children} children
 * @property {import('./supervisor.mjs').Supervisor} supervisor
 * @property {import('./progress.mjs').Progress} progress
 * @property {boolean} dev from its sources, with hot reload
 * @property {import('./cloud/ports.mjs').CloudPorts | undefined} cloud ports of the additional servers of a distributed installation
 */

/** @param {Context} context */
export async function startProduct(context) {
  const { children, progress, settings, supervisor } = context;
  const { external, ports } = settings;
  const step = stepsOf(progress);
  const system = once(() => installSystemPackages(context, step));

  const packages = step('packages', (part) => installDependencies(children, part.update), 'installed');
  /** @param {import('./supervisor.mjs').Part} part */
  const besides = (part) =>
    step(
      part.label,
      async (line) => (await packages, line.update('starting'), supervisor.add(part)),
      'running',
    );

  const database = external.databaseUrl
    ? Promise.resolve({
        url: external.migrationsUrl ?? external.databaseUrl,
        serverUrl: external.databaseUrl,
      })
    : step('database', (part) => startDatabase(context, { system, packages }, part), 'MariaDB is running');
  const engine = external.solrUrl
    ? Promise.resolve(external.solrUrl)
    : step(
        'search engine',
        (part) => (context.cloud ? startCloud : startSearch)(context, system, part),
        'Solr is running',
      );
  const built = step(
    'build',
    async (part) => (await packages, build(children, context.dev ? devTargets : targets, part.update)),
    describeBuild,
  );
  const migrated = step(
    'accounts',
    async (part) => (await packages, migrate(context, (await database).url, part)),
    'ready',
  );
  const needsIndex = !wasIndexed(context);
  const indexed = step(
    'demo corpus',
    async (part) => (await packages, index(context, await engine, part)),
    (text) => text,
  );
  const besidesIt = [
    ...(external.smtpUrl ? [] : [besides(parts.mail(context))]),
    ...(external.stripeKey || external.paymentsUrl ? [] : [besides(parts.payments(context))]),
    besides(parts.partner(context)),
  ];

  const product = step(
    'product',
    async (part) => {
      // An index of an earlier start is used during the comparison. The first start waits, because
      // nothing can be found before.
      await Promise.all([built, migrated, ...(needsIndex ? [indexed] : [])]);
      part.update('starting');
      const solrUrl = external.solrUrl ?? `http://127.0.0.1:${ports.solr}/solr`;
      const { url, serverUrl } = await database;
      const productVariables = productEnvironment(context, serverUrl, solrUrl);
      // The development server runs new migrations, and does not pass the URL to other processes.
      const env = context.dev ? { ...productVariables, MIGRATIONS_DATABASE_URL: url } : productVariables;
      await Promise.all(serversOf(context, env, engine).map((server) => supervisor.add(server)));
    },
    'ready',
  );
  await Promise.all([product, engine, indexed, ...besidesIt]);
}

/**
 * Starts one server, or several behind the balancer.
 * @param {Context} context
 * @param {ReturnType<typeof productEnvironment>} env
 * @param {Promise<unknown>} engine
 */
function serversOf(context, env, engine) {
  const { cloud } = context;
  if (!cloud) return [parts.product(context, env, engine)];
  return cloud.servers.map((port, i) => {
    const serverVariables = { ...env, PORT: `${port}`, TRUSTED_PROXIES: '127.0.0.1' };
    return parts.product(context, serverVariables, engine, `server-${i + 1}`);
  });
}

/** @param {string[]} names */
const describeBuild = (names) => (names.length > 0 ? `built ${names.join(', ')}` : 'up to date');
