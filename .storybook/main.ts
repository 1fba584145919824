import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { mantineModules } from '../web/build/mantine-modules.ts';
import { mantineStyles } from '../web/build/mantine-styles.ts';
import { themeCss } from '../web/build/theme-css.ts';

const config: StorybookConfig = {
  stories: ['./**/*.mdx', './**/*.stories.tsx', '../{web,widget}/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The app's public folder, which contains icons; fonts are in the bundle.
  staticDirs: ['../web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  /**
   * Uses the app's build without the plugins for its page (first load, compressed copies). Texts
   * are not precompiled, because the pseudo-locale is derived from them.
   */
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), themeCss(), mantineStyles(), mantineModules()],
      build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
    }),
};
export default config;
