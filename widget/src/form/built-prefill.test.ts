import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build as viteBuild, minifySync } from 'vite';
import { expect, test } from 'vitest';
import type { parsePrefill } from './prefill.ts';

// Bundles the code, because one bundler drops a call whose value is unused and so hides the
// expected error.
const entry = fileURLToPath(new URL('./prefill.ts', import.meta.url));

/** As widget/build.mjs does. */
async function forTheWidget(): Promise<string> {
  const { outputFiles } = await esbuild({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  return minifySync('prefill.js', outputFiles[0]?.text ?? '', { compress: { target: 'es2022' } }).code;
}

/** Builds the prefill code with the options of the app's build. */
async function forTheApp(): Promise<string> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', minify: true, lib: { entry, formats: ['es'] } },
  });
  const [output] = [built].flat();
  return output && 'output' in output ? output.output[0].code : '';
}

test.each([
  ['the widget', forTheWidget],
  ['the app', forTheApp],
])('the bundle of %s reads links in Latin-1 and UTF-8', async (_, bundle) => {
  const code = Buffer.from(await bundle()).toString('base64');
  const built = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    parsePrefill: typeof parsePrefill;
  };
  expect(built.parsePrefill('?name=Nicol%F2&surname=D%92Agat%E0+Rossi')).toMatchObject({
    name: 'Nicolò',
    surname: 'D’Agatà Rossi',
  });
  expect(built.parsePrefill('?name=Nicol%C3%B2&surname=Pi%C3%B9')).toMatchObject({
    name: 'Nicolò',
    surname: 'Più',
  });
});
