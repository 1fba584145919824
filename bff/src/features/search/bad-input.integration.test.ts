import { yearInItaly } from '@massima/contract/format/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  user = await createUser(app, { plan_queries: -1 });
});
afterAll(() => app.close());

/** Sends a body over both transports. */
const search = async (body: unknown) => {
  const responses = [await user.client.mutate('search.run', body), await user.client.post('/search', body)];
  expect(responses[0]!.status).toBe(responses[1]!.status);
  const { status, body: restBody } = responses[1]!;
  expect(JSON.stringify(restBody)).not.toMatch(/[Ss]olr|[Ll]ucene|[Ee]xception|stack|SELECT |\bat \w+ \(/);
  return { status, body: restBody };
};
const used = async () => (await user.reload()).used_queries;

describe('is an ordinary search', () => {
  it.each([
    'danno "morale e',
    '"""',
    "dell' onere '",
    '(((danno))',
    'danno AND',
    'OR',
    'NOT NOT NOT',
    'danno && || !',
    '+danno -morte',
    '-danno',
    'danno~ morte^99999 [a TO b]',
    'danno\\',
    '/danno.*/',
    '*',
    '*:*',
    'a*b*c*d*',
    '{!term f=id}demo',
    '{!func}ord(id)',
    '{!xmlparser v="<x/>"}',
    '{!join from=id to=id}*:*',
    '$words ${words}',
    'danno "${phrase0}"',
    // Each phrase doubles the next. Expanded, they would be 150 MB.
    `danno ${Array.from({ length: 24 }, (_, i) => `"\${phrase${i + 1}}\${phrase${i + 1}}"`).join(' ')} "danno danno"`,
    '_query_:"{!lucene}*:*"',
    '_val_:"rord(id)"',
    'full_text:danno',
    '<script>alert(1)</script> & <b>',
    '%00%0a danno',
    '😀 danno 👩‍⚖️',
    '\ue000danno\ue001',
    '\u202edanno',
    'x'.repeat(1000),
    '"'.repeat(1000),
    'a '.repeat(500),
    "l'".repeat(500),
    Array.from({ length: 200 }, (_, i) => `t${i}`)
      .join(' OR ')
      .slice(0, 1000),
    `${'('.repeat(400)}danno${')'.repeat(400)}`,
    'art. '.repeat(200),
    'artt. 1,'.repeat(111),
  ])('%j', async (query) => {
    expect((await search({ query })).status).toBe(200);
  });

  it('for a field name, which is not treated as a field', async () => {
    const result = (await search({ query: 'responsabilità' })).body.data.search[0];
    for (const query of [
      `id:${result!.id_new}`,
      `ruling_id:demo`,
      `issuer_type_id:3`,
      `number:${result!.sent_numero}`,
    ]) {
      const plain = query.replace(':', ' ');
      const [byField, byWords] = [
        (await search({ query })).body.data,
        (await search({ query: plain })).body.data,
      ];
      expect(byField.total).toBe(byWords.total);
    }
    expect((await search({ query: 'kind:ruling' })).body.data.search).toEqual(
      (await search({ query: 'kind ruling' })).body.data.search,
    );
  });
});

describe('is refused with 400', () => {
  const orTerms = Array.from({ length: 1500 }, (_, i) => `t${i}`).join(' OR ');
  it.each([
    ['nothing', {}],
    ['an empty question', { query: '' }],
    ['blanks', { query: ' \n\t ' }],
    ['1,001 characters', { query: 'x'.repeat(1001) }],
    ['1,500 OR terms', { query: orTerms }],
    ['NUL', { query: 'danno\0morte' }],
    ['half a surrogate pair', { query: 'danno \ud83d' }],
    ['the other half', { query: '\ude00 danno' }],
    ['a number as question', { query: 5 }],
    ['a list as question', { query: ['danno'] }],
    ['an object as question', { query: { $ne: '' } }],
    ['a year as text', { query: 'danno', filters: { yearDoc: ['2008'] } }],
    ['a year before 2000', { query: 'danno', filters: { yearDoc: [1999] } }],
    ['a year to come', { query: 'danno', filters: { yearDoc: [yearInItaly(new Date()) + 1] } }],
    ['half a year', { query: 'danno', filters: { yearDoc: [2008.5] } }],
    ['an unknown area', { query: 'danno', filters: { selectedArea: 3 } }],
    ['an unknown type', { query: 'danno', filters: { selectedType: 'ordinanza' } }],
    ['filters as text', { query: 'danno', filters: 'x' }],
    ['size 0', { query: 'danno', size: 0 }],
    ['size 51', { query: 'danno', size: 51 }],
    ['an offset of 51', { query: 'danno', offset: 51 }],
    ['an offset below 0', { query: 'danno', offset: -1 }],
    ['a size as text', { query: 'danno', size: '10' }],
    ['a negative maxscore', { query: 'danno', offset: 10, maxscore: -1 }],
    ['another category', { query: 'danno', category: 'medicine' }],
    ['types that disagree', { query: 'danno', question: { query_type: 'TYPE_VERDICT' } }],
    [
      'types that disagree the other way',
      { query: 'danno', filters: { selectedType: 'sentenza' }, question: { query_type: 'TYPE_PRINCIPLE' } },
    ],
  ])('%s', async (_, body) => {
    const before = await used();
    const { status, body: refusal } = await search(body);
    expect(status).toBe(400);
    expect(['validation_failed', 'missing_parameters']).toContain(refusal.message);
    expect(refusal.issues.length).toBeGreaterThan(0);
    expect(await used()).toBe(before);
  });

  it.each(['[]', '"danno"', 'null', '{"query":', '{"query":"danno",}'])('the body %s', async (body) => {
    const response = await user.client.rest('POST', '/search', body);
    expect(response.status).toBe(400);
  });

  it.each([
    '/rulings/%00',
    '/rulings/a%20b',
    '/rulings/%E0%A4%A',
    `/rulings/${'x'.repeat(201)}`,
    '/rulings/..%2f',
  ])('the id in %s', async (path) => {
    expect((await user.client.get(path)).status).toBe(400);
  });
});

it('ignores unknown fields and any account that the client names', async () => {
  const stranger = await createUser(app);
  await search({ query: 'prova', user: stranger.id, charged: false, question: { user: stranger.id } });
  expect((await stranger.reload()).used_queries).toBe(0);
});

it('requires a session and JSON', async () => {
  expect((await app.anonymous.post('/search', { query: 'danno' })).status).toBe(401);
  const form = await user.client.rest('POST', '/search', 'query=danno', {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  expect(form.status).toBe(415);
});

it('accepts years up to the current year of the application’s clock', async () => {
  const now = app.deps.clock.now();
  const next = yearInItaly(now) + 1;
  const body = { query: 'danno', filters: { yearDoc: [next] } };
  expect((await search(body)).status).toBe(400);
  // The middle of the year, because by then the next year may have started in reality.
  app.deps.clock.advance((Date.UTC(next, 6, 1) - now.getTime()) / 1000);
  // Created after the move, because the session of an earlier user has expired.
  const { client } = await createUser(app, { plan_queries: -1 });
  expect((await client.post('/search', body)).status).toBe(200);
  expect((await app.anonymous.get('/config')).body.currentYear).toBe(next);
});
