import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(path.join(checkout, 'docs/operations.md'), 'utf8');

/** Named blocks of commands in docs/operations.md. */
export const blocks: ReadonlyMap<string, string> = new Map(
  Array.from(guide.matchAll(/^ *```sh (\S+)\n([^]*?)^ *```/gm), ([, name = '', commands = '']) => [
    name,
    commands,
  ]),
);
/** Blocks that were run. */
export const followed = new Set<string>();

/**
 * Runs the block of the guide with this name, unchanged; returns its output.
 * @param cwd folder for the files that it writes
 */
export async function follow(
  name: string,
  cwd: string,
  env: Record<string, string>,
  change: (commands: string) => string = (commands) => commands,
): Promise<string> {
  const commands = blocks.get(name);
  if (commands === undefined) throw new Error(`docs/operations.md has no commands named ${name}`);
  followed.add(name);
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', change(commands)], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      // The machine's Node may be too old for the product.
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
      ...env,
      CHECKOUT: checkout,
    },
  });
  return stdout;
}
