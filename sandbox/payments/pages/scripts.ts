import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '../browser');
const built = new Map<string, Promise<string>>();

/** Returns a browser script, bundled at the first request. */
export function browserScript(name: 'stripe' | 'frame' | 'authenticate'): Promise<string> {
  let script = built.get(name);
  if (!script) built.set(name, (script = bundle(name)));
  return script;
}

async function bundle(name: string): Promise<string> {
  const result = await build({
    entryPoints: [join(folder, `${name}.ts`)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    legalComments: 'none',
  });
  return result.outputFiles[0]?.text ?? '';
}

let css: Promise<string> | undefined;
export function frameStyle(): Promise<string> {
  return (css ??= readFile(join(folder, 'frame.css'), 'utf8'));
}
