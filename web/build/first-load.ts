import type { Plugin } from 'vite';
import { screens } from '../src/app/screens.ts';
import type { ScreenData } from '../src/app/screen-data.ts';
import { bootScript } from './boot-script.ts';
import { modulesOf, screenData } from './screen-data.ts';

interface Chunk {
  type: string;
  name?: string;
  fileName: string;
  moduleIds?: string[];
  imports?: string[];
  viteMetadata?: { importedCss?: Set<string> };
}

/**
 * Defers scripts until styles and fonts have loaded, since the page paints its skeleton without the
 * app. A browser that gives scripts a higher priority would delay the first paint.
 */
const behindThePaint = (html: string) =>
  html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

/** Fonts of every first screen: interface and product name. */
const firstFonts = ['inter-latin-wght-normal', 'wordmark'];

/** Typeface of the rulings. */
const serif = 'source-serif-4-latin-wght-normal';

const fontOf = (bundle: Record<string, Chunk>, name: string) =>
  Object.keys(bundle).find((file) => file.includes(name) && file.endsWith('.woff2')) ?? '';

function filesOf(bundle: Record<string, Chunk>, modules: string[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    if (chunk.name === 'ruling') files.add(fontOf(bundle, serif));
    for (const imported of chunk.imports ?? []) add(bundle[imported]);
  };
  const chunks = Object.values(bundle).filter((c) => c.type === 'chunk');
  for (const module of modules) add(chunks.find((c) => c.moduleIds?.some((id) => id.endsWith(module))));
  return [...files].map((f) => `/${f}`);
}

/**
 * Embeds the script that runs before the first paint and its data into the page. The script sets
 * colour scheme, language and skeleton, and requests the chunks of the first screen. The server's
 * policy allows it by its hash. `route-preloads.json` lists the same files without fonts, for the
 * size check (`.size-limit.mjs`).
 */
export function firstLoad(): Plugin {
  return {
    name: 'massima:first-load',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const bootTag = async (data: ScreenData) => ({
          tag: 'script',
          children: await bootScript(data),
          injectTo: 'head' as const,
        });
        if (!bundle) return [await bootTag(screenData())];
        const chunks = bundle as unknown as Record<string, Chunk>;
        const inPage = (file: string) => html.includes(`"${file}"`);
        const tags = [
          await bootTag(screenData((modules) => filesOf(chunks, modules).filter((file) => !inPage(file)))),
          ...firstFonts.map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${fontOf(chunks, name)}`,
            },
            injectTo: 'head' as const,
          })),
        ];
        return { html: behindThePaint(html), tags };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = bundle as unknown as Record<string, Chunk>;
        const routes = Object.fromEntries(
          screens.map((screen) => [
            screen.path,
            filesOf(chunks, modulesOf(screen, 'it')).filter((file) => !file.endsWith('.woff2')),
          ]),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'route-preloads.json',
          source: JSON.stringify(routes, null, 2),
        });
      },
    },
  };
}
