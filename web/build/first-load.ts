import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Chunk {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss?: Set<string> };
}

/** Both faces stand in the first screen: interface and, for wordmark and rulings, the serif. */
const firstFonts = ['inter-latin-wght-normal', 'source-serif-4-latin-wght-normal'];

const bootFile = new URL('boot.js', import.meta.url);

const locales = ['it', 'en'] as const;
type Locale = (typeof locales)[number];

/** What each address needs beyond the entry, so that it can be asked for before the entry has run. */
const routeModules = (locale: Locale): Record<string, string[]> => {
  const texts = (...parts: string[]) => parts.map((part) => `messages/${locale}/${part}.ts`);
  // Those of every screen are part of the entry in the default language.
  const always = locale === 'it' ? [] : texts('shell', 'server');
  return {
    '/login': ['src/routes/login.tsx', ...always],
    '/': ['src/routes/search.tsx', ...always, ...texts('search', 'law')],
    '/projects': ['src/routes/folders.tsx', ...always, ...texts('folders', 'search')],
    '/queryhistory': ['src/routes/history.tsx', ...always, ...texts('folders', 'law')],
    '/subscription': ['src/routes/subscription.tsx', ...always, ...texts('billing', 'accounts')],
  };
};

function filesOf(bundle: Record<string, Chunk>, modules: string[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) add(bundle[imported]);
  };
  const chunks = Object.values(bundle).filter((c) => c.type === 'chunk');
  for (const module of modules) add(chunks.find((c) => c.facadeModuleId?.endsWith(module)));
  return [...files].map((f) => `/${f}`);
}

/**
 * The script that runs before the first paint (colour scheme, language, which skeleton) and asks for the route's chunks.
 * It is a file of its own because the content security policy allows no inline script; the list of files stands in the
 * page as data. `route-preloads.json` says the same to a server that prefers to send Link headers.
 */
export function firstLoad(): Plugin {
  return {
    name: 'massima:first-load',
    buildStart() {
      if (this.environment.mode === 'build')
        this.emitFile({ type: 'asset', name: 'boot.js', source: readFileSync(bootFile) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { src: '/build/boot.js' }, injectTo: 'head-prepend' }];
        const chunks = bundle as unknown as Record<string, Chunk>;
        const boot = Object.values(chunks).find((c) => /boot-[\w-]+\.js$/.test(c.fileName));
        const inPage = (file: string) => html.includes(`"${file}"`);
        const routesIn = (locale: Locale) =>
          Object.fromEntries(
            Object.entries(routeModules(locale)).map(([route, modules]) => [
              route,
              filesOf(chunks, modules).filter((file) => !inPage(file)),
            ]),
          );
        const routes = Object.fromEntries(locales.map((locale) => [locale, routesIn(locale)]));
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'route-files' },
            children: JSON.stringify(routes),
            injectTo: 'head-prepend',
          },
          { tag: 'script', attrs: { src: `/${boot?.fileName ?? ''}` }, injectTo: 'head' },
          ...firstFonts.map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${Object.keys(bundle).find((file) => file.includes(name) && file.endsWith('.woff2')) ?? ''}`,
            },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = bundle as unknown as Record<string, Chunk>;
        const routes = Object.fromEntries(
          Object.entries(routeModules('it')).map(([route, modules]) => [route, filesOf(chunks, modules)]),
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
