import { openingsByNumberInTrial, openingsByNumberPerDay } from '@massima/contract/constants';
import type { SearchResult } from '@massima/contract/search';
import { citation } from '@massima/contract/format/citation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
/** Rulings with a principle of more than forty words. */
let all: SearchResult[];
beforeAll(async () => {
  app = await testApp();
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await admin.client.mutate('search.run', { query: 'responsabilità', size: 50 });
  const long = body.data.search.filter(({ document_diritto: text }) => text.split(' ').length > 40);
  all = [...new Map(long.map((result) => [citation(result), result])).values()];
});
afterAll(() => app.close());

const check = async (user: TestUser, text: string) => {
  const { status, body } = await user.client.mutate('citations.check', { text });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.quotations.map((quotation) => ({
    ...quotation,
    written: text.slice(quotation.start, quotation.end),
    differs: quotation.differs.map(({ start, end, original }) => [text.slice(start, end), original]),
    cited:
      quotation.reference === null
        ? null
        : text.slice(body.references[quotation.reference]?.start, body.references[quotation.reference]?.end),
  }));
};
const wordsOf = (result: SearchResult, from: number, to: number) =>
  result.document_diritto.split(' ').slice(from, to).join(' ');

describe('quotations of a brief', () => {
  it('distinguishes verbatim quotations from altered ones and marks the differences', async () => {
    const sample = all[0]!;
    const excerpt = wordsOf(sample, 4, 24);
    const changed = excerpt
      .split(' ')
      .map((word, i) => (i === 9 ? 'zibibbo' : word))
      .join(' ');
    const found = await check(
      await createUser(app),
      [
        `Secondo ${citation(sample)}, «${excerpt}».`,
        `«${changed}» (${citation(sample)}).`,
        `“chi ha acquistato una cosa di seconda mano la tiene come chi l’ha comprata nuova” (${citation(sample)}).`,
        `Il teste ha detto "${excerpt}" e poi ha taciuto.`,
        'Cass. civ. n. 98765/2017: «chi ha la cosa in custodia risponde sempre del danno che ne viene».',
        `${citation(sample)}: «sei parole sole».`,
      ].join('\n\n'),
    );
    expect(found.map(({ state, cited }) => [state, cited])).toEqual([
      ['verbatim', citation(sample)],
      ['altered', citation(sample)],
      ['absent', citation(sample)],
      ['verbatim', null],
      ['uncheckable', 'Cass. civ. n. 98765/2017'],
      ['uncheckable', citation(sample)],
    ]);
    expect(found[1]?.differs).toEqual([
      ['zibibbo', expect.stringContaining(excerpt.split(' ')[9]!.replace(/\W+$/, ''))],
    ]);
    expect(found.map(({ found_at: at }) => at?.reference ?? null)).toEqual([0, 0, null, 0, null, null]);
    expect(found[0]?.found_at).toMatchObject({ kind: 'principle', id_new: sample.id_new });
    const { start, end } = found[0]!.found_at!;
    expect(excerpt.startsWith(sample.document_diritto.slice(start, end))).toBe(true);
  });

  it('finds quotations in the full text, without revealing the text to guesses', async () => {
    const user = await createUser(app);
    const withText = all.find(({ document }) => document.has_full_text)!;
    const admin = await createUser(app, { role: 'admin' });
    const { body } = await admin.client.query('rulings.article', { id_new: withText.id_new });
    const text = body.ruling_full_text;
    const excerpt = text.split(/\s+/).slice(60, 90);
    const found = await check(user, `${citation(withText)}: «${excerpt.join(' ')}».`);
    expect(found).toMatchObject([{ state: 'verbatim', found_at: { kind: 'full_text' } }]);
    const guessed = excerpt.map((word, i) => (i % 3 === 0 ? 'zibibbo' : word)).join(' ');
    expect(await check(user, `${citation(withText)}: «${guessed}».`)).toMatchObject([
      { state: 'absent', differs: [] },
    ]);
  });

  describe('shows the original text, charged as opening a ruling by number', () => {
    const altered = (result: SearchResult) =>
      `${citation(result)}: «${wordsOf(result, 4, 24)
        .split(' ')
        .map((word, i) => (i === 9 ? 'zibibbo' : word))
        .join(' ')}».`;
    const openedBy = async ({ id }: TestUser) =>
      (await app.deps.db('served_rulings').where({ user_id: id }).whereNotNull('opened_at')).length;
    const openOthers = ({ id }: TestUser, count: number) =>
      app.deps.db('served_rulings').insert(
        Array.from({ length: count }, (_, i) => ({
          user_id: id,
          ruling_id: `other-${i}`,
          served_at: app.deps.clock.now(),
          opened_at: app.deps.clock.now(),
        })),
      );
    const reportFor = async (user: TestUser, ...some: SearchResult[]) =>
      (await check(user, some.map(altered).join('\n\n'))).map(({ state, differs }) => [
        state,
        differs.length > 0,
      ]);

    it('charges each ruling once and is subject to no other limit', async () => {
      const user = await createUser(app);
      const [first, other] = [all[0]!, all[1]!];
      expect(await reportFor(user, first, first, other)).toEqual([
        ['altered', true],
        ['altered', true],
        ['altered', true],
      ]);
      expect(await openedBy(user)).toBe(2);
      expect(await app.deps.db('shown_results').where({ user_id: user.id })).toEqual([]);
      // Once its original was shown, the ruling is open like any other.
      expect(await reportFor(user, first)).toEqual([['altered', true]]);
      expect(await openedBy(user)).toBe(2);
      expect((await user.client.query('rulings.article', { id_new: first.id_new })).status).toBe(200);
      expect(await openedBy(user)).toBe(2);
    });

    it.each([
      ['a hundred a day', openingsByNumberPerDay, {}],
      [
        'thirty in a whole trial',
        openingsByNumberInTrial,
        { license_expire_at: null, trial_expires_at: new Date('2100-01-01') },
      ],
    ])('%s; returns the report without the originals after that', async (_, most, of) => {
      const user = await createUser(app, of);
      await openOthers(user, most - 1);
      expect(await reportFor(user, all[0]!, all[1]!)).toEqual([
        ['altered', true],
        ['altered', false],
      ]);
      expect(await openedBy(user)).toBe(most);
    });
  });
});
