import { createMailer } from './adapters/mailer.ts';
import { createApp } from './app.ts';
import { readConfigOrExit } from './config.ts';
import { createDeps } from './deps.ts';
import { followClock, refuseDemoData } from './features/system/index.ts';
import { startJobs } from './jobs.ts';

const config = readConfigOrExit('server');
const deps = createDeps(config);
await followClock(deps).catch((err: unknown) => deps.log.warn({ err }, 'the clock could not be restored'));
await refuseDemoData(deps, (why) => {
  console.error(`${why}\nStart on another database, or remove these first.`);
  process.exit(2);
});
const jobs = startJobs(deps, createMailer(config));
const server = createApp(deps).listen(config.PORT, config.HOST, () => {
  deps.log.info({ port: config.PORT }, 'listening');
});
// Longer than the usual proxy's, so that a kept connection is never closed under a request.
server.keepAliveTimeout = 75_000;
server.on('error', (err: NodeJS.ErrnoException) => {
  const why =
    err.code === 'EADDRINUSE' ? `port ${config.PORT} is in use: set PORT to another one` : err.message;
  deps.log.fatal(why);
  process.exit(1);
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  const forced = setTimeout(() => process.exit(1), 10_000);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  await jobs.stop();
  await deps.close();
  clearTimeout(forced);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
