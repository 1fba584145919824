import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Newer versions cover more of the provider's interface. Update it together with the SDK. */
const version = 'v0.203.0';
const folder = fileURLToPath(new URL(`../../../.cache/stripe-mock/${version}`, import.meta.url));
const program = path.join(folder, process.platform === 'win32' ? 'stripe-mock.exe' : 'stripe-mock');
const buildMs = 240_000;

export interface StripeMock {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the provider's official mock, which rejects requests outside its published interface. It
 * is built once with Go from its public source.
 * @returns the reason as a sentence if it cannot be built
 */
export async function startStripeMock(): Promise<StripeMock | string> {
  const problem = existsSync(program) ? null : await build();
  if (problem !== null) return problem;
  // The mock loads its description before it listens, which takes a while. Both addresses are set,
  // because the defaults are fixed ports.
  const child = spawn(program, ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const url = new Promise<string>((resolve) =>
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /HTTP at address: (\S+:\d+)/.exec(output)?.[1];
      if (address) resolve(`http://${address}`);
    }),
  );
  const ready = await Promise.race([url, exited.then(() => null)]);
  if (ready === null) return `stripe-mock did not start: ${output.trim()}`;
  return {
    url: ready,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function build(): Promise<string | null> {
  try {
    await promisify(execFile)('go', ['install', `github.com/stripe/stripe-mock@${version}`], {
      env: { ...process.env, GOBIN: folder, GOOS: '', GOARCH: '' },
      timeout: buildMs,
    });
    return null;
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') return 'Go is not installed: stripe-mock cannot be built.';
    return `stripe-mock could not be fetched or built: ${(stderr ?? String(error)).trim().split('\n').at(-1)}`;
  }
}
