import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A Solr of our own on a free port, with its data in `folder`. */
export async function startNode(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const jvm = '-XX:+UseG1GC';
  const args = [
    'solr/run.mjs',
    '--port',
    String(await freePort()),
    '--data',
    folder,
    '--heap',
    '1g',
    `--jvm=${jvm}`,
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  // whoever ends the benchmark half-way ends its Solr too
  process.once('exit', () => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const said = /ready (\S+)/.exec(chunk.toString());
      if (said?.[1]) resolve(said[1]);
    });
    child.once('exit', () => reject(new Error('Solr did not start.')));
  });
  return { url, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A core with the product's configset; one left by an earlier run is replaced. */
export async function createCore(node: string, name: string): Promise<string> {
  await removeCore(node, name);
  const answer = await fetch(`${node}/admin/cores?action=CREATE&name=${name}&configSet=rulings`);
  if (!answer.ok) throw new Error(`Solr cannot create ${name}: ${(await answer.text()).slice(0, 300)}`);
  return `${node}/${name}`;
}

export async function removeCore(node: string, name: string): Promise<void> {
  await fetch(`${node}/admin/cores?action=UNLOAD&core=${name}&deleteInstanceDir=true`);
}

/** The product's own indexer, as a publisher would run it. */
export function runIndexer(url: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', 'indexer/main.ts', '--url', url, '--from', file];
    const child = spawn(process.execPath, args, { cwd: path.join(root, 'solr'), stdio: ['ignore', 2, 2] });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The indexer failed.'))));
  });
}
