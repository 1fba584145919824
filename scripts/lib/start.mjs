// `npm start`, from the command line to the table of addresses. The order in which things come up is in product.mjs.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bringMeaning, usesOwnModel } from './bring-model.mjs';
import { build, lateTargets } from './build-targets.mjs';
import { Children } from './children.mjs';
import { cloudPorts, requireCloudPorts } from './cloud/ports.mjs';
import { isDiskFull, requireSpace } from './disk.mjs';
import { check } from './check.mjs';
import { explainDenied, requireWritable } from './denied.mjs';
import { followLog } from './follow-log.mjs';
import { isInstalled } from './install-dependencies.mjs';
import { takeLock } from './lock.mjs';
import { keepLoopbackDirect } from './loopback.mjs';
import { claimData, removeData } from './own-data.mjs';
import { cacheDir, root, displayPath } from './paths.mjs';
import { requirePort } from './ports.mjs';
import { startProduct } from './product.mjs';
import { Progress, seconds } from './progress.mjs';
import { DATA_MB, INSTALLATION_MB } from './room.mjs';
import { demoSecrets } from './secrets.mjs';
import { portsToHave, readSettings } from './settings.mjs';
import { StartError } from './start-error.mjs';
import { shareClasses } from './start-solr.mjs';
import { summary } from './summary.mjs';
import { Supervisor } from './supervisor.mjs';
import { MARKER, endOrphans } from './end-orphans.mjs';

const HELP = `Starts Massima on this machine: database, search engine, mail catcher, payment sandbox and the product.

  npm start                 install and build what has changed, start everything, print where and how to log in
  npm start -- --reset      delete the demo's data first and begin afresh
  npm start -- --check      say within three seconds what would keep it from starting: ports, disk, Java, network, rights
  npm start -- --help       this text
  npm run start:cloud       the same as several machines would run it: ZooKeeper, two search nodes with two shards twice each, and
                            two servers behind nginx, with data of its own; --zookeepers 3 starts three of them
  npm run dev               the same from the sources: a saved file of the app, the server or the widget is seen at once

Ports: PORT 3000, PARTNER_PORT 3001, MAIL_PORT 1080, SMTP_PORT 1025, SOLR_PORT 8983, DB_PORT 33307, PAYMENTS_PORT 12111.
Data: DATA_DIR (.data). Used instead of what would be started: DATABASE_URL, SOLR_URL, SMTP_URL, PAYMENTS_URL or
STRIPE_SECRET_KEY. All of them may stand in a file named .env; .env.example lists every variable.
Logs are in .data/logs. Ctrl-C stops everything.`;

/**
 * Milliseconds within which a second signal is ignored, because npm repeats a Ctrl-C. A later
 * signal forces the end.
 */
const SECOND_SIGNAL_AFTER_MS = 2000;

/** @param {string[]} args */
export async function start(args) {
  if (args.includes('--help') || args.includes('-h')) return void console.log(HELP);
  const { reset, dev, zookeepers, check: onlyChecks } = readArguments(args);
  keepLoopbackDirect();
  const settings = readSettings();
  if (onlyChecks) {
    const cloud = zookeepers ? cloudPorts(settings.ports, zookeepers) : undefined;
    process.exitCode = (await check(settings, undefined, cloud)) ? 0 : 1;
    return;
  }
  if (settings.production) {
    throw new StartError(
      'npm start runs the demo with public accounts, so it rejects NODE_ENV=production. docs/operations.md describes how to run the application.',
    );
  }
  // The reader of our output may go away (`npm start | head`); the product stays.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (zookeepers && settings.external.solrUrl)
    throw new StartError('npm run start:cloud starts its own Solr: remove SOLR_URL.');
  if (zookeepers) settings.dataDir = path.join(settings.dataDir, 'cloud');
  const { dataDir } = settings;
  requireWritable(dataDir, 'the data', 'keep them elsewhere: DATA_DIR=/path/of/yours npm start');
  requireWritable(cacheDir, 'downloads and builds');
  const lock = takeLock(path.join(dataDir, 'start.lock'), settings.publicUrl);
  if ('holder' in lock) {
    const { pid, note } = lock.holder;
    throw new StartError(
      `Massima is already running from ${displayPath(dataDir)}: ${note}, process ${pid}. Stop it there with Ctrl-C, or: kill ${pid}`,
    );
  }
  process.once('exit', lock.release);
  await run(settings, { reset, dev, cloud: zookeepers ? cloudPorts(settings.ports, zookeepers) : undefined });
}

/** @param {string[]} args */
function readArguments(args) {
  const flag = { type: /** @type {const} */ ('boolean'), default: false };
  const options = {
    reset: flag,
    dev: flag,
    check: flag,
    cloud: flag,
    zookeepers: { type: /** @type {const} */ ('string') },
  };
  try {
    const { reset, dev, check, cloud, zookeepers = '1' } = parseArgs({ args, options }).values;
    if (cloud && dev) throw new Error('--dev is for one server');
    if (!['1', '3'].includes(zookeepers)) throw new Error('--zookeepers takes 1 or 3');
    return { reset, dev, check, zookeepers: cloud ? Number(zookeepers) : undefined };
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : error}. npm start -- --help lists the options.`,
    );
  }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ reset: boolean, dev: boolean, cloud: import('./cloud/ports.mjs').CloudPorts | undefined }} how
 */
async function run(settings, { reset, dev, cloud }) {
  const { dataDir } = settings;
  const progress = new Progress();
  process.env[MARKER] = dataDir;
  const leftovers = await endOrphans(dataDir, path.join(dataDir, 'run'));
  if (leftovers.length > 0)
    progress.say(`Ended processes that an earlier start left running: ${leftovers.join(', ')}.`);
  if (reset) {
    progress.say(`Deleting the demo's data in ${displayPath(dataDir)}.`);
    removeData(dataDir);
  }
  claimData(dataDir);
  if (!isInstalled()) requireSpace(root, INSTALLATION_MB);
  requireSpace(dataDir, DATA_MB, 'keep the data elsewhere: DATA_DIR=/path/with/space npm start');
  await requirePorts(settings);
  if (cloud) await requireCloudPorts(cloud);

  const children = new Children(dataDir);
  const secrets = demoSecrets(dataDir);
  const supervisor = new Supervisor({
    say: (text) => progress.say(text),
    whyEnded: (part, { code, signal }) =>
      children.failure(`The ${part.label} ended unexpectedly (${signal ?? `exit ${code}`})`, part.name)
        .message,
  });
  const context = { settings, secrets, children, supervisor, progress, dev, cloud };
  const stop = stopper({ children, supervisor, progress, dataDir });
  try {
    await startProduct(context);
  } catch (error) {
    if (stop.asked()) return;
    progress.finish();
    explain(error);
    if (!(error instanceof StartError) && isDiskFull(String(error), dataDir))
      console.error('The disk is full: free some space and start again.');
    await stop.now(1);
  }
  if (stop.asked()) return;
  progress.finish();
  // The storybook is served by a single server, so it is not offered with several machines.
  console.log(summary(settings, { storybook: !dev && !cloud }));
  if (dev) followLog(children.logFile('product'), (line) => progress.say(line));
  else if (!cloud) void buildLate(children, progress, settings);
  if (usesOwnModel(settings)) {
    const solrUrl = settings.external.solrUrl ?? `http://127.0.0.1:${settings.ports.solr}/solr`;
    void bringMeaning(context, solrUrl, (text) => progress.say(text));
  }
  console.log(`  Ready after ${seconds(Date.now() - progress.began)}. Ctrl-C stops everything.\n`);
}

/** @param {Children} children @param {Progress} progress @param {import('./settings.mjs').Settings} settings */
async function buildLate(children, progress, { external, publicUrl }) {
  try {
    // Without the archive a start takes a second longer; a failure is not reported.
    if (!external.solrUrl) await shareClasses(children).catch(() => undefined);
    const names = await build(children, lateTargets, () => undefined);
    if (names.length > 0) progress.say(`  Built ${names.join(', ')}: ${publicUrl}/storybook`);
  } catch (error) {
    // The application runs without the model. Stopping during the download is not a failure.
    const message = error instanceof Error ? error.message : String(error);
    if (message !== 'stopped') progress.say(message);
  }
}

/** @param {import('./settings.mjs').Settings} settings */
async function requirePorts(settings) {
  for (const { port, variable, what } of portsToHave(settings)) await requirePort(port, variable, what);
}

/**
 * Ends everything in order, once, however often it is called.
 * @param {{ children: Children, supervisor: Supervisor, progress: Progress, dataDir: string }} running
 */
function stopper({ children, supervisor, progress, dataDir }) {
  let requestedAt = 0;
  const now = async (/** @type {number} */ code) => {
    requestedAt ||= Date.now();
    await children.stopTasks();
    await supervisor.stop();
    // A child of a child (a build's worker, Maven's Java) may have outlived its parent.
    await endOrphans(dataDir, children.runDir);
    process.exit(code);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (requestedAt === 0) {
        progress.finish();
        console.log('\nStopping …');
        void now(0).catch((error) => (explain(error), process.exit(1)));
      } else if (Date.now() - requestedAt > SECOND_SIGNAL_AFTER_MS) {
        // The kernel ends the parts with us, or the next start does.
        process.exit(130);
      }
    });
  }
  return { now, asked: () => requestedAt !== 0 };
}

/** @param {unknown} error */
export function explain(error) {
  const denied = explainDenied(error);
  if (denied !== undefined) return console.error(`\n${denied}`);
  const message = error instanceof Error ? error.message : String(error);
  const isOurs =
    error instanceof StartError || !(error instanceof TypeError || error instanceof ReferenceError);
  console.error(`\n${isOurs ? message : error instanceof Error ? error.stack : message}`);
}
