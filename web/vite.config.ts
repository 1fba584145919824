import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, hasSideEffects } from './build/chunk-groups.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { firstLoad } from './build/first-load.ts';
import { mantineModules } from './build/mantine-modules.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { operationRules } from './build/operation-rules.ts';
import { pageStyles } from './build/page-styles.ts';
import { precompress } from './build/precompress.ts';
import { smallerFonts } from './build/smaller-fonts.ts';
import { themeCss } from './build/theme-css.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    themeCss(),
    mantineStyles(),
    mantineModules(),
    compiledMessages(),
    operationRules(),
    pageStyles(),
    firstLoad(),
    smallerFonts(),
    precompress(),
  ],
  // Split into several files, so that the PDF parser is loaded with the first PDF only.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The page preloads its files itself, by address; see build/first-load.ts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: { moduleSideEffects: hasSideEffects },
    },
  },
});
