import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumPath } from '../scripts/lib/chromium.mjs';

/** Every story as a test in a real browser: it draws, its `play` passes, and axe finds nothing. */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const executablePath = chromiumPath();
  return {
    // Looked for anew each time: a package that only a new story imports would reload the page in the middle of a test.
    optimizeDeps: { force: true },
    plugins: await storybookTest({ configDir: import.meta.dirname }),
    test: {
      name: 'stories',
      setupFiles: [path.join(import.meta.dirname, 'check-layout.ts')],
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
          contextOptions: { locale: 'it-IT', timezoneId: 'Europe/Rome', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 900 },
        screenshotFailures: false,
      },
    },
  };
}
