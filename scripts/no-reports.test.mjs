import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NO_REPORTS } from './lib/no-reports.mjs';
import { inRoot } from './lib/paths.mjs';

/** Packages that have telemetry or check for updates, and the setting that disables it. */
const TELEMETRY_SETTINGS = {
  storybook: 'STORYBOOK_DISABLE_TELEMETRY',
  '@redocly/cli': 'REDOCLY_TELEMETRY',
};
/** Names of telemetry packages. Each new one must be reviewed. */
const REPORTERS =
  /(?:^|\/)(?:@?sentry|@amplitude|posthog|mixpanel|@?segment|applicationinsights|update-notifier|insight)\b/;
/**
 * Reviewed: used by Lighthouse (bench/lighthouse), which reports errors only if a command-line
 * flag requests it.
 */
const REVIEWED = ['@sentry/'];

test('every command that starts processes disables their telemetry', () => {
  for (const name of ['with-node', 'start', 'test'])
    expect(readFileSync(inRoot('scripts', `${name}.mjs`), 'utf8')).toMatch(/^stopReports\(\);$/m);
});

test('telemetry of the tools is disabled', () => {
  const packages = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  for (const [name, variable] of Object.entries(TELEMETRY_SETTINGS)) {
    expect(Object.keys(packages.devDependencies)).toContain(name);
    expect(NO_REPORTS).toHaveProperty(variable);
  }
  expect(readFileSync(inRoot('.storybook/main.ts'), 'utf8')).toContain('disableTelemetry: true');
});

test('telemetry is disabled in the image', () => {
  const image = readFileSync(inRoot('Dockerfile'), 'utf8');
  expect(image.slice(image.lastIndexOf('\nFROM '))).toMatch(/^ENV .*\bORT_DISABLE_TELEMETRY=1\b/m);
});

test('no package with other telemetry is installed', () => {
  const names = [...readFileSync(inRoot('pnpm-lock.yaml'), 'utf8').matchAll(/^ {2}'?(@?[^@\s']+)@/gm)];
  const reporters = new Set(names.map(([, name = '']) => name).filter((name) => REPORTERS.test(name)));
  expect([...reporters].filter((name) => !REVIEWED.some((prefix) => name.startsWith(prefix)))).toEqual([]);
});
