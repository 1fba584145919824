import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './paths.mjs';

/**
 * Runs this very command again on another release of Node, and resolves to its exit code.
 * @param {string} release such as "24" @param {string[]} args of the command, `--node` among them @returns {Promise<number>}
 */
export function onAnotherNode(release, args) {
  if (!/^\d+(?:\.\d+){0,2}$/.test(release)) throw new Error('--node takes a release, such as 24 or 22.12.0.');
  const rest = args.filter(
    (one, at) => one !== '--node' && args[at - 1] !== '--node' && !one.startsWith('--node='),
  );
  const node = fetchNode(release);
  console.log(`On Node ${execFileSync(node, ['--version']).toString().trim()}:`);
  const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) };
  const child = spawn(node, [process.argv[1] ?? '', ...rest], { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The executable of npm's `node` package for this platform, kept in the cache. @param {string} release */
function fetchNode(release) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(cacheDir, `node-${release}`);
  const node = path.join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${release}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return node;
}
