import path from 'node:path';
import type { Plugin } from 'vite';

/** The first mention of a layer decides its place: ours for bare elements comes below Mantine's, as in the build. */
const layers = path.resolve(import.meta.dirname, '../src/styles/layers.css');

/**
 * `virtual:mantine-styles`: all of Mantine's styles while developing (one request, no rebuild when a component is first
 * used), nothing in the build, where `mantineModules` brings each component's own.
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
