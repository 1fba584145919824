import { rmSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumPath } from '@massima/scripts/chromium';
import { checkEachFile } from './check-each-file.ts';
import { canCompare, plainDrawing } from './pictures/browser.ts';
import { compareDrawings } from './pictures/compare-drawings.ts';

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    drawings: Record<string, unknown>;
  }
}

const folder = path.join(import.meta.dirname, 'pictures/kept');
const differences = path.join(import.meta.dirname, '../.cache/pictures');

/**
 * Vitest project that runs every story in a real browser. A story must render, pass its `play` and
 * axe, and match its picture.
 */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const executablePath = chromiumPath();
  // Differences of an earlier run.
  rmSync(differences, { recursive: true, force: true });
  return {
    // Scans dependencies on every start. Otherwise a package that only a new story imports would
    // reload the page during a test.
    optimizeDeps: { force: true },
    plugins: [...(await storybookTest({ configDir: import.meta.dirname })), checkEachFile()],
    test: {
      name: 'stories',
      setupFiles: [path.join(import.meta.dirname, 'fixed-clock.ts')],
      isolate: false,
      provide: { comparesPictures: canCompare(), onlyPictures: process.env['PICTURES'] === 'only' },
      testTimeout: 60_000,
      // On two cores vitest would run one page at a time, although a page is idle most of the time.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: ['--no-sandbox', ...plainDrawing],
          },
          contextOptions: {
            locale: 'it-IT',
            timezoneId: 'Europe/Rome',
            reducedMotion: 'reduce',
            // Large enough for every story, because vitest scales larger pages down and blurs their
            // letters.
            viewport: { width: 1280, height: 1024 },
          },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 900 },
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'drawings',
            comparators: { drawings: compareDrawings },
            // Timeout in milliseconds. The process waits until it expires, so it is below vitest's
            // limit of ten seconds for closing.
            timeout: 8_000,
            resolveScreenshotPath: ({ arg, ext }) => path.join(folder, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => path.join(differences, `${arg}${ext}`),
          },
        },
      },
    },
  };
}
