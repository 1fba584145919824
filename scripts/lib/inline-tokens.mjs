// The names of web/src/styles/tokens.css by their values, as a PostCSS plugin: a media query can't read a variable, and the
// login's load has no room for names. A name that is none of the tokens ends the build.
import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const tokensFile = inRoot('web/src/styles/tokens.css');

/** @returns {Map<string, string>} `--space-8` → `0.5rem`, `--from-phone` → `(min-width: 30rem)` */
function readTokens() {
  const css = readFileSync(tokensFile, 'utf8');
  const pairs = [...css.matchAll(/^(?: *(--[\w-]+):|@custom-media (--[\w-]+)) (.+);$/gm)];
  return new Map(pairs.map(([, variable, media, value]) => [variable ?? media ?? '', value ?? '']));
}

/** @returns {import('postcss').Plugin} */
export function inlineTokens() {
  const tokens = readTokens();
  /**
   * @param {import('postcss').Node} node @param {string} value what it says @param {RegExp} names
   * @returns {string} the same with values in the place of names
   */
  const inlined = (node, value, names) =>
    value.replace(names, (_, /** @type {string} */ name) => {
      const known = tokens.get(name);
      if (known === undefined) throw node.error(`${name} is none of ${tokensFile}`, { word: name });
      return known;
    });
  return {
    postcssPlugin: 'massima-inline-tokens',
    Once(root, { result }) {
      // Others have their own names, which may look like ours.
      if (root.source?.input.file?.includes('/node_modules/')) return;
      result.messages.push({ type: 'dependency', plugin: 'massima-inline-tokens', file: tokensFile });
      root.walkDecls((node) => {
        node.value = inlined(node, node.value, /var\((--(?:space|text|radius|layer)-[\w-]+)\)/g);
      });
      root.walkAtRules(/^(?:media|container)$/, (node) => {
        node.params = inlined(node, node.params, /\((--(?:from|below)-[\w-]+)\)/g);
      });
    },
  };
}
