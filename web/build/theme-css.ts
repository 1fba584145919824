import { createRequire } from 'node:module';
import type * as Mantine from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariables, theme } from '../src/lib/theme.ts';

const require = createRequire(import.meta.url);
const unusedPalette =
  /^--mantine-color-(?:pink|grape|violet|indigo|cyan|teal|lime|yellow|orange|green|blue)-/;

/**
 * Writes the theme as a style sheet at build time. Mantine would otherwise insert it into a
 * <style> element at run time, which a strict content security policy blocks and which costs a
 * style pass before the first paint.
 */
export function themeCss(): Plugin {
  const name = 'virtual:theme.css';
  return {
    name: 'massima:theme-css',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const mantine = require('@mantine/core') as typeof Mantine;
      const full = mantine.mergeMantineTheme(mantine.DEFAULT_THEME, theme);
      const variables = mantine.deepMerge(mantine.defaultCssVariablesResolver(full), cssVariables(full));
      for (const scheme of ['variables', 'light', 'dark'] as const)
        variables[scheme] = Object.fromEntries(
          Object.entries(variables[scheme]).filter(([key]) => !unusedPalette.test(key)),
        );
      return mantine.convertCssVariables(variables, ':root');
    },
  };
}
