import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { end, run, type Started } from './servers.ts';

/** Of November 2026, 40 MB with its folder for Python; the binding follows Tantivy's own versions. */
const release = 'tantivy==0.26.2';
const program = path.join(import.meta.dirname, 'tantivy/serve.py');
const stopwords = path.join(import.meta.dirname, '../../solr/home/configsets/rulings/conf/stopwords.txt');

export interface Tantivy extends Started {
  /** Sends a line and returns the response; responses arrive in order. */
  send(line: string): Promise<string>;
}

/** Tantivy in its own Python under `folder`, over a pipe; null where Python or the package index is unavailable. */
export async function installTantivy(folder: string): Promise<string | null> {
  const venv = path.join(folder, 'tantivy', 'venv');
  const python = path.join(venv, 'bin', 'python');
  const works = () =>
    run(python, ['-c', 'import tantivy'], '.').then(
      () => true,
      () => false,
    );
  if (existsSync(python) && (await works())) return python;
  try {
    await run('python3', ['-m', 'venv', venv], '.');
    await run(python, ['-m', 'pip', 'install', '--quiet', release], '.');
  } catch {
    return null;
  }
  return (await works()) ? python : null;
}

/** Starts Tantivy and resolves once the corpus is indexed; an existing index is reused. */
export async function startTantivy(python: string, folder: string, corpus: string): Promise<Tantivy> {
  const index = path.join(folder, 'tantivy', path.basename(corpus, '.jsonl'));
  const child = spawn(python, [program, index, corpus, stopwords], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = [];
  const next = () =>
    new Promise<string>((resolve, reject) => {
      waiting.push({ resolve, reject });
    });
  const ready = next();
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(line));
  child.once('exit', () => {
    for (const request of waiting.splice(0)) request.reject(new Error('Tantivy ended.'));
  });
  await ready;
  return {
    url: '',
    pid: child.pid ?? 0,
    send(line) {
      child.stdin.write(`${line}\n`);
      return next();
    },
    stop: () => end(child),
  };
}
