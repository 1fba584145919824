import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Parse = (text: string) => { type: number; value?: string }[];
const literal = 0;
/** Texts with any of these go through the formatter; all others are plain strings, see `src/lib/i18n.tsx`. */
const needsFormatter = /[{}<]|''/;

async function loadParser(): Promise<Parse> {
  const require = createRequire(import.meta.url);
  const fromReactIntl = createRequire(require.resolve('react-intl'));
  const file = fromReactIntl.resolve('@formatjs/icu-messageformat-parser');
  return ((await import(pathToFileURL(file).href)) as { parse: Parse }).parse;
}

/**
 * Parses catalogues at build time, so that the ICU parser (a tenth of the login page) is not in
 * the bundle.
 */
export function compiledMessages(): Plugin {
  let parse: Parse;
  const compile = (text: string): unknown => {
    const parts = parse(text);
    const [only] = parts;
    if (parts.length === 1 && only?.type === literal && !needsFormatter.test(only.value ?? ''))
      return only.value;
    return parts;
  };
  return {
    name: 'massima:compiled-messages',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    async buildStart() {
      parse = await loadParser();
    },
    async transform(code, id) {
      if (!/contract\/src\/messages\/(it|en)\/\w+\.ts$/.test(id)) return undefined;
      // These files contain only object literals, so the module can be evaluated unchanged.
      const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
        string,
        Record<string, string>
      >;
      const lines = Object.entries(module).map(
        ([name, texts]) =>
          `export const ${name} = ${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([k, t]) => [k, compile(t)])))};`,
      );
      return { code: lines.join('\n'), map: null };
    },
  };
}
