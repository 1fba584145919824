import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  imports: string[];
  viteMetadata?: { importedCss?: Set<string> };
}
interface Asset {
  type: 'asset';
  source: string | Uint8Array;
}
type Bundle = Record<string, Chunk | Asset>;

/** Inserted by Vite, so that a file's name depends on its imports. */
const updateMarker = /\/\*\$vite\$:\d+\*\//g;

/**
 * Returns the style sheets of the entry and its imports; the sheets of imported chunks come first.
 */
function entryStyles(bundle: Bundle): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Chunk | Asset | undefined): void => {
    if (chunk?.type !== 'chunk' || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) visit(bundle[file]);
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
    chunk.viteMetadata?.importedCss?.clear();
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk);
  return [...styles];
}

/**
 * Puts the entry's styles into the page, so that the first paint waits only for the page. They are
 * removed from the chunks before Vite lists the preloads. Otherwise a lazy chunk would load the
 * same sheet again, below the styles that build on it.
 */
export function pageStyles(): Plugin {
  let css = '';
  return {
    name: 'massima:page-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, output) {
        const bundle = output as unknown as Bundle;
        css = '';
        for (const file of entryStyles(bundle)) {
          const asset = bundle[file];
          if (asset?.type !== 'asset') this.error(`The styles ${file} are not part of the build.`);
          css += Buffer.from(asset.source).toString().replace(updateMarker, '').trim();
          delete bundle[file];
        }
        if (css.includes('</style')) this.error('The styles would end their element.');
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: css, injectTo: 'head' }],
    },
  };
}
