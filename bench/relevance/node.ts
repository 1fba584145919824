import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { anyPort } from '@massima/launch/ports';
import { administer } from '../administer.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A Solr of our own on a free port, with its data in `folder`. */
export async function startNode(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const jvm = '-XX:+UseG1GC';
  const args = [
    'solr/run.mjs',
    '--port',
    String(await anyPort()),
    '--data',
    folder,
    '--heap',
    '1g',
    `--jvm=${jvm}`,
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  // ending the benchmark half-way ends its Solr too
  process.once('exit', () => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const readyLine = /ready (\S+)/.exec(chunk.toString());
      if (readyLine?.[1]) resolve(readyLine[1]);
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

/**
 * Creates a core with the application's configset. A core left by an earlier run is replaced, or
 * reused with the current configuration if indexes are kept; `filled` is true if it needs no
 * indexing.
 */
export async function openCore(
  node: string,
  name: string,
  keep: boolean,
): Promise<{ url: string; filled: boolean }> {
  const url = `${node}/${name}`;
  if (keep && (await countDocuments(url)) > 0) {
    await administer(node, `action=RELOAD&core=${name}`);
    return { url, filled: true };
  }
  await removeCore(node, name);
  await administer(node, `action=CREATE&name=${name}&configSet=rulings`);
  return { url, filled: false };
}

async function countDocuments(core: string): Promise<number> {
  const response = await fetch(`${core}/select?q=*:*&rows=0&wt=json`);
  if (!response.ok) return 0;
  return ((await response.json()) as { response: { numFound: number } }).response.numFound;
}

export async function removeCore(node: string, name: string): Promise<void> {
  await fetch(`${node}/admin/cores?action=UNLOAD&core=${name}&deleteInstanceDir=true`);
}

/** The product's own indexer, as a publisher would run it. */
export const runIndexer = (url: string, file: string) => run('indexer/main.ts', '--url', url, '--from', file);

/** Copies the vectors in a file to the principles of a core. */
export const indexVectors = (url: string, vectors: string) =>
  run('indexer/meaning.ts', '--url', url, '--vectors', vectors);

/** Like `indexVectors`, and embeds the passages whose vectors are missing in the file. */
export const indexPassages = (url: string, model: string, vectors: string) =>
  run(
    'indexer/meaning.ts',
    '--url',
    url,
    '--vectors',
    path.resolve(vectors),
    '--keep',
    '--model',
    path.resolve(model),
  );

function run(program: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: path.join(root, 'solr'),
      stdio: ['ignore', 2, 2],
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`solr/${program} failed.`))));
  });
}
