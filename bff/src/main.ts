import { setTimeout } from 'node:timers/promises';
import { createMailer } from './adapters/mailer.ts';
import { createApp } from './app.ts';
import { readConfigOrExit } from './config.ts';
import { createDeps } from './deps.ts';
import { refuseAccount } from './features/billing/index.ts';
import { refuseDatabase } from './features/system/index.ts';
import { serve } from './http/serve.ts';
import { startJobs } from './jobs.ts';
import { loadDemo } from './load-demo.ts';
import { endLog } from './log.ts';
import { warmUp } from './models/warm-up.ts';
import { announceServer, untilRestored } from './operate/announce-server.ts';
import { keepExamined } from './operate/keep-examined.ts';

/**
 * Maximum duration of a shutdown, in milliseconds. The sender of the signal kills a process that
 * takes longer.
 */
const stopWithin = 10_000;
/** Timeout in milliseconds for an unresponsive database at startup. */
const warmUpWithin = 2000;
/** Maximum time in milliseconds to wait for jobs. Another process resumes unfinished work. */
const waitForJobs = 5000;

const config = readConfigOrExit('server');
const deps = createDeps(config);
const { log } = deps;
// Logs the error as one line. Node would print a stack of many lines.
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'unexpected error, process exits');
  process.exit(1);
});
// Ignores the write errors of libraries that print to a full disk or a closed pipe.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'Node.js warning'));

const demo = await loadDemo(deps);
await demo?.followClock(deps).catch((err: unknown) => log.warn({ err }, 'the clock could not be restored'));
await refuseDatabase(deps, (why) => {
  console.error(why);
  process.exit(2);
});
await refuseAccount(deps, (why) => {
  console.error(why);
  process.exit(2);
});
// /health/ready reports an unavailable or unresponsive database.
await Promise.race([warmUp(deps.db, deps.statements).catch(() => undefined), setTimeout(warmUpWithin)]);
const serving = await serve(createApp(deps).callback(), { port: config.PORT, host: config.HOST }).catch(
  (err: NodeJS.ErrnoException) => {
    const inUse = `port ${config.PORT} is in use: set PORT to another one`;
    log.fatal(err.code === 'EADDRINUSE' ? inUse : err.message);
    process.exit(1);
  },
);
// Runs before jobs write. A restore does not start while it finds a server, and the jobs wait for a
// running restore.
const leave = await announceServer(deps, serving.server.address());
const stopping = new AbortController();
const jobs = untilRestored(deps, stopping.signal).then(() =>
  stopping.signal.aborted ? undefined : startJobs(deps, createMailer(config), demo?.demoJobs),
);
log.info({ address: serving.server.address() }, 'listening');
// Logs the findings of `npm run doctor` at startup and exposes them as metrics. Unavailable parts
// are also in /health/ready.
keepExamined(deps);

async function stop() {
  void setTimeout(stopWithin, undefined, { ref: false }).then(() => {
    log.error('shutdown timed out');
    process.exit(1);
  });
  stopping.abort();
  const endJobs = jobs.then((started) => started?.stop());
  await Promise.all([serving.stop(), Promise.race([endJobs, setTimeout(waitForJobs)])]);
  await leave();
  await deps.close();
  log.info('stopped');
  await endLog();
  process.exit(0);
}
let stopped: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped ??= stop()));
