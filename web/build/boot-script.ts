import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { ScreenData } from '../src/app/screen-data.ts';

const entryPoints = [fileURLToPath(new URL('../src/app/boot.ts', import.meta.url))];

/**
 * Bundles `boot.ts` with its imports as one classic script to embed in the page. The result must
 * not contain `</script`.
 */
export async function bootScript(data: ScreenData): Promise<string> {
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    // Prevents "use strict" at the start of the bundle, which the script does not need.
    tsconfigRaw: {},
    define: { screenData: JSON.stringify(data) },
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
