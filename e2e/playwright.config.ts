import { defineConfig, devices } from '@playwright/test';
import { baseUrl } from './setup/addresses.ts';
import { firefoxPath } from './setup/firefox-path.ts';
import { journeyBrowserPath } from '@massima/scripts/chromium';

/**
 * A page that a test builds has no address, so the browser would block its requests to this
 * machine.
 */
const args = ['--no-sandbox', '--disable-features=LocalNetworkAccessChecks'];
const executablePath = journeyBrowserPath();

export default defineConfig({
  testDir: '.',
  globalSetup: './setup/start-product.ts',
  // One application and one database: journeys use separate accounts. Two cores can run two
  // browsers.
  fullyParallel: false,
  workers: process.env['E2E_WORKERS'] ? Number(process.env['E2E_WORKERS']) : 2,
  // On a shared machine a failed journey is retried once and reported as flaky; locally the first
  // failure is reported.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // Stops early, because a cause that breaks every journey would otherwise take more than an hour
  // to report.
  maxFailures: process.env['CI'] ? 8 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  use: {
    baseURL: baseUrl,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // Limits an action, which otherwise waits for the timeout of the complete test.
    actionTimeout: 45_000,
    // Traces only on request (`--trace on`) or on a retry, because they take a fifth of the total
    // time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args },
  },
  projects: [
    // Runs first and without other projects, because it empties the mail catcher and logs in as the
    // demo's accounts, which ends other sessions.
    { name: 'demo', testMatch: 'demo.spec.ts', use: { ...devices['Desktop Chrome'] } },
    {
      name: 'desktop',
      testIgnore: ['demo.spec.ts', 'firefox.spec.ts', 'time-*.spec.ts'],
      dependencies: ['demo'],
      use: { ...devices['Desktop Chrome'] },
    },
    // Firefox by WebDriver BiDi, only if Debian's Firefox is installed.
    ...(firefoxPath
      ? [
          {
            name: 'firefox',
            testMatch: 'firefox.spec.ts',
            dependencies: ['demo'],
            use: {
              ...devices['Desktop Firefox'],
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefoxPath },
            },
          },
        ]
      : []),
    // Runs last and serially, because it moves the clock of the complete application.
    {
      name: 'time',
      testMatch: 'time-*.spec.ts',
      dependencies: ['desktop', ...(firefoxPath ? ['firefox'] : [])],
      workers: 1,
      use: { ...devices['Desktop Chrome'] },
    },
  ],
});
