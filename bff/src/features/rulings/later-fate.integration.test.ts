import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import type { OwnCore } from '../../testing/own-core.ts';
import { applyingRuling, fairs, annulledCore } from '../../testing/struck-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let core: OwnCore;
let app: TestApp;
beforeAll(async () => {
  core = await annulledCore('later-fate', [
    applyingRuling(1, `Il custode della cosa esposta risponde, art. 3, comma 2, ${fairs}.`),
    applyingRuling(2, `Il custode della cosa esposta paga la cauzione, art. 3, comma 1, ${fairs}.`),
    applyingRuling(3, `Il custode della cosa esposta, art. 3 ${fairs}, oggi risponde.`, {
      ...{ id: 'cass-2022-3', year: 2022, date: '2022-04-01' },
    }),
  ]);
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

const amendment = {
  ...{ key: 'l:1999:9991:3', label: 'art. 3 l. 9991/1999', what: 'unconstitutional', in_part: true },
  ...{ by: 'Corte cost. n. 612/2021', date: '2021-02-10' },
};
const line =
  'Dopo la decisione: art. 3 l. 9991/1999 dichiarato illegittimo in parte, Corte cost. n. 612/2021';

async function search(user: TestUser) {
  const { status, body } = await user.client.post('/search', { query: 'custode cosa esposta' });
  expect(status, JSON.stringify(body)).toBe(200);
  return new Map(body.data.search.map((result) => [result.id_new, result]));
}

test('flags a principle only if the cited paragraph was annulled after its ruling', async () => {
  const user = await createUser(app);
  const found = await search(user);
  expect(found.get('cass-2018-1-m1')?.later_fate).toEqual([amendment]);
  expect(found.get('cass-2018-2-m1')).not.toHaveProperty('later_fate');
  expect(found.get('cass-2022-3-m1')).not.toHaveProperty('later_fate');
  const { body } = await user.client.query('rulings.linked', {
    ...{ id_new: 'cass-2018-1-m1', ruling_id: 'cass-2018-1' },
  });
  expect(body.results.map(({ later_fate }) => later_fate)).toEqual([[amendment]]);
});

test('shows the current amendments in folders and exports without storing them', async () => {
  const user = await createUser(app);
  const result = (await search(user)).get('cass-2018-1-m1')!;
  const { body: made } = await user.client.post('/projects', {
    ...{ name: 'Fiere', description: 'Causa' },
    projectelement: {
      ...{ idResult: 'cass-2018-1-m1', query: 'custode' },
      result: JSON.stringify({ ...result, later_fate: [{ ...amendment, by: 'Corte cost. n. 999/2025' }] }),
    },
  });
  const id = made.project!.project_id;
  const elements = (await user.client.get(`/projects/${id}/elements`)).body;
  expect(elements[0]?.indexed?.later_fate).toEqual([amendment]);
  expect(elements[0]?.result).not.toContain('later_fate');
  const rows = JSON.stringify(await app.deps.db('project_elements').where({ project_id: id }));
  expect(rows).not.toContain('later_fate');
  for (const format of ['csv', 'ris']) {
    const { body } = await user.client.get(`/projects/${id}/export?format=${format}`);
    expect(Buffer.from(body.content, 'base64').toString('utf8')).toContain(line);
  }
});

test('shows amendments to an assistant with results and folders', async () => {
  const user = await createUser(app);
  const { body } = await user.client.mutate('assistants.search', { question: 'custode cosa esposta' });
  expect(body.results.find(({ id }) => id === 'cass-2018-1-m1')?.later_fate).toEqual([
    'art. 3 l. 9991/1999 unconstitutional in part, Corte cost. n. 612/2021, 2021-02-10',
  ]);
});
