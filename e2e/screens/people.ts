import type { APIRequestContext, Browser } from '@playwright/test';
import { type Person, verified } from '../setup/accounts.ts';
import { baseUrl } from '../setup/addresses.ts';
import type { Who } from './screen.ts';

const demo = (name: string): Person => ({ email: `${name}@example.com`, password: 'massima-demo' });

export interface SignedIn {
  token: string;
  user: { id: number; email: string; type: string; is_verified: boolean };
}

async function signIn(request: APIRequestContext, { email, password }: Person): Promise<SignedIn> {
  const response = await request.post(`${baseUrl}/api/users/login/local`, {
    data: { hash: 'PC-screens', email, password },
  });
  return (await response.json()) as SignedIn;
}

const QUESTION = 'danno non patrimoniale';

async function send<T>(
  request: APIRequestContext,
  who: SignedIn,
  path: string,
  data: object,
  method = 'POST',
): Promise<T> {
  const response = await request.fetch(baseUrl + path, {
    method,
    headers: { Authorization: `Bearer ${who.token}` },
    data,
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Found {
  data: { search: { id_new: string }[] };
}
const search = (request: APIRequestContext, who: SignedIn, query: string, selectedType = 'massima') =>
  send<Found>(request, who, '/api/search/', { query, size: 10, offset: 0, filters: { selectedType } });

/** Name, description, and the positions of the results in the folder. */
const FOLDERS = [
  ['Locazioni commerciali', 'Studio Verdi, disdetta e indennità di avviamento', 3, 4],
  ['Rossi c. Comune di Vallechiara', 'Caduta in buca stradale, causa pendente in appello', 4, 6],
  ['Risarcimento del danno', 'Quantificazione e tabelle', 0, 3],
] as const;

/**
 * Creates the lawyer's folders and history, so that lists are not empty. Existing contents are
 * kept.
 */
async function fillWorkspace(request: APIRequestContext, who: SignedIn): Promise<void> {
  await search(request, who, 'usucapione di un terreno recintato', 'sentenza');
  await search(request, who, 'art. 2051 c.c.');
  const found = (await search(request, who, QUESTION)).data.search;
  for (const [name, description, from, to] of FOLDERS) {
    const elements = found
      .slice(from, to)
      .map((result) => ({ idResult: result.id_new, result, query: QUESTION }));
    const [projectelement, ...remaining] = elements;
    const made = await send<{ project: { project_id: number } | null }>(request, who, '/api/projects', {
      name,
      description,
      projectelement,
    });
    if (!made.project) continue;
    for (const other of remaining)
      await send(request, who, `/api/projects/${made.project.project_id}/elements`, {
        projectelement: other,
      });
  }
  await markHistory(request, who);
  await send(request, who, '/api/alerts', {
    question: { query: 'art. 2051 c.c.', filters: { selectedType: 'massima' } },
  });
}

/** Names and pins one entry of the history. */
async function markHistory(request: APIRequestContext, who: SignedIn): Promise<void> {
  const headers = { Authorization: `Bearer ${who.token}` };
  const response = await request.get(`${baseUrl}/api/questions?limit=1`, { headers });
  const [newest] = (await response.json()) as { id: number }[];
  if (newest)
    await send(request, who, `/api/questions/${newest.id}`, { name: 'Tabelle di Milano', pinned: true }, 'PUT');
}

/** An account whose plan includes one search, which is used. */
async function usedUp(request: APIRequestContext): Promise<SignedIn> {
  const who = await signIn(request, await verified(request, { searches: 1 }));
  await search(request, who, 'mutuo');
  return who;
}

export type Accounts = Record<Exclude<Who, 'nobody'>, SignedIn>;

/**
 * Logs in every account once, because a second login would end the first session, which another
 * look still uses.
 */
export async function findPeople(browser: Browser): Promise<Accounts> {
  const { request } = await browser.newContext();
  const enter = (person: Person) => signIn(request, person);
  const lawyer = await enter(demo('lawyer'));
  await fillWorkspace(request, lawyer);
  return {
    lawyer,
    fresh: await enter(await verified(request)),
    'used-up': await usedUp(request),
    unverified: await enter(demo('unverified')),
    newcomer: await enter(demo('newcomer')),
    expired: await enter(demo('expired')),
    trial: await enter(demo('trial')),
    admin: await enter(demo('admin')),
  };
}
