import { readConfig } from './config.ts';
import { startSandbox } from './start-sandbox.ts';

// The sandbox accepts no real money and has no real password, so it must not run in production.
if (process.env['NODE_ENV'] === 'production') {
  process.stderr.write('The payment sandbox does not run with NODE_ENV=production.\n');
  process.exit(1);
}

const sandbox = await startSandbox(readConfig(process.env));
process.stdout.write(`Payment sandbox on ${sandbox.url}\n`);

const stop = () => {
  void sandbox.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
