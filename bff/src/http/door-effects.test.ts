import { readdirSync, readFileSync } from 'node:fs';
import { type Effect, proofSeconds } from '@massima/contract/effects';
import { expect, test } from 'vitest';

/** Effect of each file that answers requests itself. `operations`: every operation called through it declares its own. */
const effects: Record<string, Effect | 'operations'> = {
  // The address of a feed is its only credential.
  'alert-feed.ts': 'reads_own',
  'dev-door.ts': 'public',
  'docs.ts': 'public',
  'embedded.ts': 'public',
  'health.ts': 'public',
  'mcp/mcp-door.ts': 'operations',
  // Exchanges a code that `connections.decide` issued after a proof, and revokes tokens.
  'oauth-door.ts': 'enters',
  'one-click-unsubscribe.ts': 'closes',
  'open-search.ts': 'public',
  'pages.ts': 'public',
  // An application that registers gets no access before `connections.decide`.
  'register-door.ts': 'public',
  'rest-door.ts': 'operations',
  'storybook.ts': 'public',
  // Signed by the card provider: records what happened there.
  'stripe-webhook.ts': 'writes_own',
  'trpc-door.ts': 'operations',
  'well-known.ts': 'public',
};

test('every file that answers requests has an effect, and none requires a proof, since no session reaches it', () => {
  const folder = new URL('.', import.meta.url);
  const transportFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!middleware\/).*(?<!\.test)\.ts$/.test(file))
    .filter((file) => readFileSync(new URL(file, folder), 'utf8').includes('Koa.Middleware'));
  expect(transportFiles.sort()).toEqual(Object.keys(effects).sort());
  for (const [file, effect] of Object.entries(effects))
    if (effect !== 'operations') expect(proofSeconds[effect], file).toBeNull();
});
