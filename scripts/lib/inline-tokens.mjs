// PostCSS plugin that replaces the variables of web/src/styles/tokens.css by their values. Media
// queries cannot use variables, and names would increase the login's first load. An unknown name
// fails the build.
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
   * @param {import('postcss').Node} node
   * @param {string} value value of the declaration
   * @param {RegExp} names
   * @returns {string} the value with tokens replaced
   */
  const inlined = (node, value, names) =>
    value.replace(names, (_, /** @type {string} */ name) => {
      const tokenValue = tokens.get(name);
      if (tokenValue === undefined) throw node.error(`${name} is none of ${tokensFile}`, { word: name });
      return tokenValue;
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
