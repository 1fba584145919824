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

/** Milliseconds that an orderly end takes at most; who sent the signal kills what takes longer. */
const stopWithin = 10_000;
/** Milliseconds that a start waits for a database that says nothing. */
const warmUpWithin = 2000;
/** Another process takes up what a job leaves: none of them needs to be waited for. */
const waitForJobs = 5000;

const config = readConfigOrExit('server');
const deps = createDeps(config);
const { log } = deps;
// One line is one event: what Node would print by itself is a stack of many.
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'ended by an error that nobody expected');
  process.exit(1);
});
// A library's own line for a disk that is full, or for a reader that has gone: no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'warning of the platform'));

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
// A database that is down, or hangs, is reported by /health/ready.
await Promise.race([warmUp(deps.db, deps.statements).catch(() => undefined), setTimeout(warmUpWithin)]);
const serving = await serve(createApp(deps).callback(), { port: config.PORT, host: config.HOST }).catch(
  (err: NodeJS.ErrnoException) => {
    const inUse = `port ${config.PORT} is in use: set PORT to another one`;
    log.fatal(err.code === 'EADDRINUSE' ? inUse : err.message);
    process.exit(1);
  },
);
// Before jobs write: a restore refuses to begin over a server that it finds, and one that has begun is waited for.
const leave = await announceServer(deps, serving.server.address());
const stopping = new AbortController();
const jobs = untilRestored(deps, stopping.signal).then(() =>
  stopping.signal.aborted ? undefined : startJobs(deps, createMailer(config), demo?.demoJobs),
);
log.info({ address: serving.server.address() }, 'listening');
// Said at the start, and counted from then on; a part that is down has /health/ready as well.
keepExamined(deps);

async function stop() {
  void setTimeout(stopWithin, undefined, { ref: false }).then(() => {
    log.error('not everything has ended in time');
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
