import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchData, type SearchData } from '@massima/contract/search';
import { textOf } from '../../collection/solr/engine-answer.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp();
  admin = await createUser(app, { role: 'admin' });
});
afterAll(() => app.close());

const search = async (query: string, more: object = {}): Promise<SearchData> => {
  const { status, body } = await admin.client.mutate('search.run', { query, ...more });
  expect(status).toBe(200);
  return body.data;
};
const word = 'responsabilità';

describe('a response', () => {
  it('is the same over both transports and has the documented shape', async () => {
    const input = { query: 'responsabilità della struttura sanitaria', full_text: true };
    const documented = {
      query: input.query,
      category: 'law',
      size: 10,
      offset: 0,
      maxscore: null,
      filters: { selectedType: 'massima', yearDoc: [], selectedArea: 0 },
      question: { query: input.query, user: 1, query_type: 'TYPE_PRINCIPLE' },
    };
    const [trpc, rest] = [
      await admin.client.mutate('search.run', input),
      await admin.client.post('/search/', documented),
    ];
    expect(rest.status).toBe(200);
    const { charged: first, receipt: paid, ...firstPage } = trpc.body.data;
    const { charged: second, receipt: free, ...other } = rest.body.data;
    expect(firstPage).toEqual(other);
    expect([first, second]).toEqual([true, false]);
    expect([paid, free]).toMatchObject([{ charged: true }, { charged: false }]);
    expect({ ...paid, charged: false }).toEqual(free);
    expect(searchData.strict().parse(rest.body.data)).toEqual(rest.body.data);
    expect(rest.body.data.search).toHaveLength(Math.min(10, other.total));
    expect(other.total).toBeGreaterThan(0);
    expect(rest.body.data.search[0].score).toBe(1);
  });

  it('omits the full text over tRPC and states whether one exists', async () => {
    const { search: results } = await search('responsabilità della struttura sanitaria');
    for (const { document } of results) {
      expect(document).not.toHaveProperty('ruling_full_text');
      expect(document).toMatchObject({ has_full_text: expect.any(Boolean), ruling_type: expect.any(String) });
      // The demo's rulings are made up and labelled so in every result.
      expect(document.fictional).toBe(true);
    }
    const rest = await admin.client.post('/search', { query: 'responsabilità della struttura sanitaria' });
    const texts = rest.body.data.search.map((r) => r.document.ruling_full_text);
    expect(texts.map((t) => typeof t === 'string')).toEqual(results.map((r) => r.document.has_full_text));
  });

  it('contains each text as stored, with the positions of every form of the terms', async () => {
    const { search: results } = await search('licenziamenti dei lavoratori', { size: 50 });
    const stored = await app.deps.engine.select('/select', {
      q: '{!terms f=id v=$results}',
      results: results.map((r) => r.id_new).join(','),
      fl: 'id,title,text',
      rows: '50',
    });
    const texts = new Map(stored.response.docs.map((d) => [d.id, textOf(d)]));
    const forms = new Set<string>();
    for (const { id_new, document_diritto: text, keywords_positions: positions, ...rest } of results) {
      expect(text).toBe(texts.get(id_new));
      let end = 0;
      for (const { startPosition, endPosition } of positions) {
        expect(startPosition).toBeGreaterThan(end);
        expect(endPosition).toBeGreaterThanOrEqual(startPosition);
        end = endPosition;
        forms.add(text.slice(startPosition - 1, endPosition).toLowerCase());
      }
      expect(end).toBeLessThanOrEqual(text.length);
      expect(rest.document_type_massima_start).toBeGreaterThanOrEqual(1);
      expect(rest.document_type_massima_end).toBeLessThanOrEqual(text.length);
      expect(rest.document_type_massima_end).toBeGreaterThan(rest.document_type_massima_start);
    }
    expect([...forms].every((form) => /^(?:licenzi|lavor)/.test(form))).toBe(true);
    expect(forms.size).toBeGreaterThan(2);
  });

  it('separates the tabs', async () => {
    const verdicts = await search(word, { filters: { selectedType: 'sentenza' } });
    expect(new Set(verdicts.search.map((r) => r.document_type_massima))).toEqual(new Set([1]));
    const principles = await search(word);
    expect(new Set(principles.search.map((r) => r.document_type_massima))).toEqual(new Set([0]));
  });

  it("contains only the caller's feedback", async () => {
    const [first, other] = [await createUser(app), await createUser(app)];
    const { body } = await first.client.mutate('search.run', { query: word });
    const [up, down] = body.data.search;
    const row = { query: word, comment: 'x', created_at: new Date() };
    await app.deps.db('feedbacks').insert([
      { ...row, user_id: first.id, id_result: up!.id_new, positive: true },
      { ...row, user_id: first.id, id_result: down!.id_new, positive: false },
    ]);
    const states = async (user: TestUser) =>
      (await user.client.mutate('search.run', { query: word })).body.data.search
        .slice(0, 3)
        .map((r) => r.feedback);
    expect(await states(first)).toEqual(['positive', 'negative', 'none']);
    expect(await states(other)).toEqual(['none', 'none', 'none']);
  });
});

describe('pages', () => {
  it('repeat no result, and have scores on the first page’s scale', async () => {
    const first = await search(word);
    const second = await search(word, { offset: 10, maxscore: first.maxscore });
    expect(second.total).toBe(first.total);
    expect(second.maxscore).toBe(first.maxscore);
    const ids = [...first.search, ...second.search].map((r) => r.id_new);
    expect(new Set(ids).size).toBe(20);
    const scores = [...first.search, ...second.search].map((r) => r.score);
    expect([...scores].sort((a, b) => b - a)).toEqual(scores);
    expect(second.search[0]!.score).toBeCloseTo(second.search[0]!.real_score / first.maxscore);
  });

  it('have the requested size and are empty past the end', async () => {
    expect((await search(word, { size: 3 })).search).toHaveLength(3);
    const rare = await search('"nesso di causalità"', { offset: 50, size: 50 });
    expect(rare.search).toHaveLength(Math.max(0, Math.min(50, rare.total - 50)));
  });

  it('can be sorted by date', async () => {
    const dates = (await search(word, { sort: 'date', size: 30 })).search.map((r) => r.document_date);
    expect([...dates].sort().reverse()).toEqual(dates);
  });
});

describe('interpreting a question', () => {
  it('ranks the named ruling first', async () => {
    const { search: some } = await search(word, { filters: { selectedArea: 1 } });
    const { sent_numero, sent_anno } = some[4]!;
    const { search: results, references } = await search(`Cass. ${sent_numero}/${sent_anno}`);
    expect(results[0]).toMatchObject({ sent_numero, sent_anno, issuer_type_id: 3 });
    expect(references).toMatchObject([{ kind: 'ruling', found: true }]);
  });

  it('reports that the collection lacks the named ruling', async () => {
    const { references } = await search('Cass. civ. n. 999999/2001');
    expect(references).toMatchObject([{ kind: 'ruling', found: false }]);
  });

  it('reports that no principle applies an act or article, and lists related results', async () => {
    const { references, total } = await search('l. 241/1991');
    expect(references).toMatchObject([{ label: 'l. 241/1991', kind: 'provision', found: false }]);
    expect(total).toBe(0);
    const [near] = references[0]?.near ?? [];
    expect(near?.label).toBe('l. 241/1990');
    expect((await search(near?.label ?? '')).references).toMatchObject([{ found: true, near: [] }]);
    expect((await search('art. 2051-quater c.c.')).references[0]?.near[0]?.label).toBe('art. 2051 c.c.');
  });

  it('highlights the requested article, and none of its terms elsewhere', async () => {
    const { search: results } = await search('art. 2051 c.c.');
    const highlights = results.flatMap(({ document_diritto: text, keywords_positions: positions }) =>
      positions.map(({ startPosition, endPosition }) => text.slice(startPosition - 1, endPosition)),
    );
    expect(highlights.filter((highlight) => !highlight.includes('2051'))).toEqual([]);
    // Next to other terms, they are highlighted as usual.
    const mixed = await search('danno art. 2051 c.c.');
    expect(mixed.search.some(({ keywords_positions: positions }) => positions.length > 0)).toBe(true);
  });

  it('finds rulings with some of the terms and counts the rulings with all terms', async () => {
    const { matched, total, with_every_word } = await search('responsabilità xylofono lunare dromedario');
    expect({ matched, with_every_word }).toEqual({ matched: 'some', with_every_word: 0 });
    expect(total).toBeGreaterThan(5);
    const single = await search(word);
    expect({ matched: single.matched, with_every_word: single.with_every_word }).toEqual({
      matched: 'all',
      with_every_word: single.total,
    });
    const two = await search('onere prova');
    expect(two.with_every_word).toBe((await search('onere prova', { sort: 'date' })).total);
    expect(two.with_every_word).toBeGreaterThan(5);
    expect(two.with_every_word).toBeLessThan(two.total);
  });

  it('drops no term if the query is only an article', async () => {
    const { matched, total, with_every_word } = await search('art. 2051 c.c.');
    expect(total).toBeGreaterThan(0);
    expect({ matched, with_every_word }).toEqual({ matched: 'all', with_every_word: total });
  });

  it('suggests a spelling with results', async () => {
    expect((await search('resonsabilità')).did_you_mean).toBe('responsabilità');
    expect(
      (await search('responsabilità', { filters: { yearDoc: [2000], issuers: [12] } })).did_you_mean,
    ).toBeNull();
  });

  it('completes input with subjects of the collection', async () => {
    const subjects = async () => {
      const { status, body } = await admin.client.get('/search/suggestions?q=responsabilit');
      expect(status).toBe(200);
      return body.suggestions;
    };
    await expect.poll(async () => (await subjects()).length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await subjects()).every((subject) => /responsabilit/i.test(subject))).toBe(true);
  });
});
