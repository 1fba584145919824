import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The first mention of a layer defines its position: our layer for bare elements is below
 * Mantine's, as in the build.
 */
const layers = path.resolve(import.meta.dirname, '../src/styles/layers.css');

/**
 * `virtual:mantine-styles`: all Mantine styles in development (one request, no rebuild when a
 * component is first used), empty in the build, where `mantineModules` adds the styles of each
 * component.
 */
export function mantineStyles(): Plugin {
  const name = 'virtual:mantine-styles';
  let building = false;
  return {
    name: 'massima:mantine-styles',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      return building
        ? "import '@mantine/core/styles/global.css';"
        : `import ${JSON.stringify(layers)};import '@mantine/core/styles.layer.css';`;
    },
  };
}
