import { expect, it } from 'vitest';
import { compiledMessages } from './compiled-messages.ts';

interface Hooks {
  buildStart: () => Promise<void>;
  transform: (code: string, id: string) => Promise<{ code: string } | undefined>;
}
const catalogue = '/x/contract/src/messages/it/part.ts';

async function compile(texts: Record<string, string>) {
  const plugin = compiledMessages() as unknown as Hooks;
  await plugin.buildStart();
  const result = await plugin.transform(`export const part = ${JSON.stringify(texts)};`, catalogue);
  return JSON.parse(/= (.*);$/.exec(result?.code ?? '')?.[1] ?? '{}') as Record<string, unknown>;
}

it('leaves a text without placeholders unchanged, including apostrophes', async () => {
  expect(await compile({ a: "Vai all'abbonamento", b: 'È così.' })).toEqual({
    a: "Vai all'abbonamento",
    b: 'È così.',
  });
});

it('parses all other texts at build time', async () => {
  const { count, link } = await compile({
    count: '{n, plural, one {# massima} other {# massime}}',
    link: 'Forse <link>{words}</link>.',
  });
  expect(count).toEqual([expect.objectContaining({ value: 'n', type: 6 })]);
  expect(Array.isArray(link)).toBe(true);
});

it('fails the build if a text is not valid ICU', async () => {
  await expect(compile({ broken: '{n, plural, one {x}' })).rejects.toThrow();
});

it('transforms only message catalogues', async () => {
  const plugin = compiledMessages() as unknown as Hooks;
  await plugin.buildStart();
  expect(await plugin.transform('export const a = 1', '/x/web/src/lib/i18n.tsx')).toBeUndefined();
});
