import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import postcss from 'postcss';
import { minifySync } from 'vite';
import { inlineTokens } from '@massima/scripts/inline-tokens';

const at = (path) => new URL(path, import.meta.url);
const file = (path) => fileURLToPath(at(path));
const dist = at('./dist/');
const languages = ['it', 'en'];
/** Keys of the signup part that other screens show. */
const notOfTheForm = /^(widget_(?!close)|partners_|registration_|signup_(plan|payment|card)_)/;
/** The server puts its settings in place of `{}`; a data block is not a script, so no hash covers it. */
const bootBlock = '<script type="application/json" id="boot">{}</script>';

/** In the head, so that a dark form is never drawn light first. */
const darkFirst =
  "{let t=new URLSearchParams(location.search).get('theme');" +
  "if(t=='dark'||t=='auto'&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.dataset.theme='dark'}";

/** Without scripts nothing could be done with the form: a sentence replaces it. */
const noScriptsCss = '#root{display:none}p{font:1rem system-ui;margin:1rem}';
const withoutScripts = (text) => `<noscript><style>${noScriptsCss}</style><p>${escape(text)}</p></noscript>`;

const shared = {
  bundle: true,
  write: false,
  minify: true,
  legalComments: 'none',
  target: 'es2022',
  charset: 'utf8',
};

/** TypeScript that only contains data, as a module of this process. */
async function load(contents) {
  const stdin = { contents, resolveDir: file('./src/form/'), loader: 'ts' };
  const { outputFiles } = await build({ ...shared, format: 'esm', stdin });
  return moduleOf(outputFiles[0]);
}

const moduleOf = ({ contents }) =>
  import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);

/** The texts of one language: the form's own part of the catalogue, and the few server messages that can follow. */
async function textsOf(language) {
  const { signup, server, wireKeys } = await load(`
    export { signup } from '@massima/contract/messages/${language}/signup';
    export { server } from '@massima/contract/messages/${language}/server';
    export { wireKeys } from './text-keys.ts';`);
  const all = { ...server, ...signup };
  const own = Object.keys(signup).filter((key) => !notOfTheForm.test(key));
  return { all, form: Object.fromEntries([...own, ...wireKeys].map((key) => [key, all[key]])) };
}

/** esbuild bundles and lowers; vite's minifier finds some more to leave out. */
function squeeze(code) {
  const options = { compress: { target: 'es2022' }, mangle: { toplevel: true } };
  const result = minifySync('widget.js', code, options);
  if (result.errors.length > 0) throw new Error(result.errors.map((e) => e.message).join('\n'));
  return result.code.trim();
}

/** How both the script and its first drawing are bundled. */
const bundleOf = (texts) => ({
  ...shared,
  // The old way of writing elements is the shorter one, and needs no separate runtime.
  jsx: 'transform',
  jsxFactory: 'h',
  jsxFragment: 'Fragment',
  inject: [file('./src/frame/jsx.ts')],
  tsconfigRaw: {},
  plugins: [
    {
      name: 'texts',
      setup(b) {
        const contents = `export const texts = ${JSON.stringify(texts.form)}`;
        b.onLoad({ filter: /frame\/own-texts\.ts$/ }, () => ({ contents }));
      },
    },
  ],
});

async function frameScript(texts) {
  const { outputFiles } = await build({
    ...bundleOf(texts),
    format: 'iife',
    entryPoints: [file('./src/frame/main.tsx')],
  });
  return squeeze(outputFiles[0].text).replaceAll('</script', '<\\/script');
}

/** The empty form as HTML: what is seen before the script has run, which then takes over the same elements. */
async function firstHtml(texts) {
  const { outputFiles } = await build({
    ...bundleOf(texts),
    format: 'esm',
    entryPoints: [file('./src/frame/first-html.tsx')],
  });
  return (await moduleOf(outputFiles[0])).firstHtml();
}

async function loaderScript() {
  const { outputFiles } = await build({
    ...shared,
    format: 'iife',
    entryPoints: [file('./src/loader/loader.ts')],
    // With it every bundle of TypeScript begins with "use strict"; nothing here needs that.
    tsconfigRaw: {},
  });
  return squeeze(outputFiles[0].text);
}

async function styles(...files) {
  const source = (await Promise.all(files.map((name) => readFile(at(`./src/${name}`), 'utf8')))).join('\n');
  const target = ['chrome110', 'firefox115', 'safari16'];
  const { css } = await postcss([inlineTokens()]).process(source, { from: undefined });
  return (await transform(css, { loader: 'css', minify: true, target })).code.trim();
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const hash = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const head = (language, title, css) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escape(title)}</title>` +
  `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${css}</style>`;

function refusedPage(language, s, css) {
  return (
    `${head(language, s.widget_refused_title, css)}<main><h1>${escape(s.widget_refused_title)}</h1>` +
    `<p>${escape(s.widget_refused_body)}</p><p>${escape(s.widget_refused_visitor)} ` +
    `<a href="/registration" target="_blank" rel="noopener">${escape(s.widget_refused_link)}</a></p>` +
    `<p class="owner">${escape(s.widget_refused_owner)}</p></main></html>`
  );
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const css = await styles('tokens.css', 'form/form.css', 'frame/frame.css');
const refusedCss = await styles('frame/refused.css');
const pages = {};
for (const language of languages) {
  const texts = await textsOf(language);
  const script = await frameScript(texts);
  const first = await firstHtml(texts);
  const html = `${head(language, texts.all.widget_frame_title, css)}<script>${darkFirst}</script>${withoutScripts(texts.all.widget_no_scripts)}<div id="root">${first}</div>${bootBlock}<script>${script}</script></html>`;
  const refused = refusedPage(language, texts.all, refusedCss);
  pages[language] = {
    frame: {
      html,
      scriptHashes: [hash(darkFirst), hash(script)],
      styleHashes: [hash(css), hash(noScriptsCss)],
    },
    refused: { html: refused, scriptHashes: [], styleHashes: [hash(refusedCss)] },
  };
  await writeFile(new URL(`frame.${language}.html`, dist), html);
  await writeFile(new URL(`refused.${language}.html`, dist), refused);
}
await writeFile(new URL('frame.json', dist), JSON.stringify(pages));
await writeFile(new URL('loader.js', dist), await loaderScript());
