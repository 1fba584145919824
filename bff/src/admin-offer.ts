import { argumentsOf, fail } from './command-line.ts';
import { embedOrigin, permitEmbedding, permittedOffers } from './features/signup/index.ts';
import { commandDeps } from './operate/restoring.ts';
import { byCommand, writeEntry } from './procedures/security-log.ts';

const usage = `usage: pnpm --filter bff admin:offer [--price-type <type> [--allow <origin> …] [--forbid <origin> …]]

Says whose pages may show the signup form of which offer, and changes it: at once, for all processes. An origin is the beginning of
a page's address, such as https://www.ordine.example.`;

const { values } = argumentsOf(usage, {
  options: {
    'price-type': { type: 'string' },
    allow: { type: 'string', multiple: true, default: [] },
    forbid: { type: 'string', multiple: true, default: [] },
  },
});
const priceType = values['price-type'];
const [allow, forbid] = [origins(values.allow), origins(values.forbid)];
if (priceType === undefined && allow.length + forbid.length > 0) fail(usage);

const deps = await commandDeps();
try {
  if (priceType !== undefined) {
    const isThere = await permitEmbedding(deps.db, priceType, { allow, forbid });
    await writeEntry(deps, {
      ...byCommand('admin-offer', isThere ? 'ok' : 'signup_offer_unknown'),
      detail: [
        priceType,
        ...allow.map((origin) => `+${origin}`),
        ...forbid.map((origin) => `-${origin}`),
      ].join(' '),
    });
    if (!isThere) {
      process.exitCode = 1;
      console.error(`no offer has the price type ${priceType}; the offers are:`);
    }
  }
  for (const { price_type, origin, embedOrigins } of await permittedOffers(deps.db)) {
    const visitors = origin === '' ? '' : ` for visitors of ${origin}`;
    console.log(`${price_type}${visitors}: ${embedOrigins.length > 0 ? embedOrigins.join(' ') : 'no page'}`);
  }
} finally {
  await deps.close();
}

function origins(written: readonly string[]): string[] {
  return written.map(
    (origin) =>
      embedOrigin(origin) ??
      fail(`${origin} is no origin: it is written https://, a name, and nothing after it`),
  );
}
