import type { APIRequestContext, Browser } from '@playwright/test';
import { type Person, verified } from '../setup/accounts.ts';
import { baseUrl } from '../setup/addresses.ts';
import type { Who } from './screen.ts';

const demo = (name: string): Person => ({ email: `${name}@example.com`, password: 'massima-demo' });

export interface SignedIn {
  token: string;
  user: { id: number; email: string; type: string; is_verified: boolean };
}

export async function signIn(request: APIRequestContext, { email, password }: Person): Promise<SignedIn> {
  const answer = await request.post(`${baseUrl}/api/users/login/local`, {
    data: { hash: 'PC-screens', email, password },
  });
  return (await answer.json()) as SignedIn;
}

const QUESTION = 'danno non patrimoniale';

async function post<T>(request: APIRequestContext, who: SignedIn, path: string, data: object): Promise<T> {
  const answer = await request.post(baseUrl + path, {
    headers: { Authorization: `Bearer ${who.token}` },
    data,
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Found {
  data: { search: { id_new: string }[] };
}
const search = (request: APIRequestContext, who: SignedIn, query: string, selectedType = 'massima') =>
  post<Found>(request, who, '/api/search/', { query, size: 10, offset: 0, filters: { selectedType } });

/** Name, description, and which of the results found stand in it. */
const FOLDERS = [
  ['Locazioni commerciali', 'Studio Verdi, disdetta e indennità di avviamento', 3, 4],
  ['Rossi c. Comune di Vallechiara', 'Caduta in buca stradale, causa pendente in appello', 4, 6],
  ['Risarcimento del danno', 'Quantificazione e tabelle', 0, 3],
] as const;

/** What the lawyer's folders and history hold, so that lists are lists. Whatever is there already stays. */
async function fillDesk(request: APIRequestContext, person: Person): Promise<void> {
  const who = await signIn(request, person);
  await search(request, who, 'usucapione di un terreno recintato', 'sentenza');
  await search(request, who, 'art. 2051 c.c.');
  const found = (await search(request, who, QUESTION)).data.search;
  for (const [name, description, from, to] of FOLDERS) {
    const elements = found
      .slice(from, to)
      .map((result) => ({ idResult: result.id_new, result, query: QUESTION }));
    const [projectelement, ...others] = elements;
    const made = await post<{ project: { project_id: number } | null }>(request, who, '/api/projects', {
      name,
      description,
      projectelement,
    });
    if (!made.project) continue;
    for (const other of others)
      await post(request, who, `/api/projects/${made.project.project_id}/elements`, {
        projectelement: other,
      });
  }
}

/** An account whose plan includes one search, which is used. */
async function usedUp(request: APIRequestContext): Promise<Person> {
  const person = await verified(request, { searches: 1 });
  await search(request, await signIn(request, person), 'mutuo');
  return person;
}

export async function findPeople(browser: Browser): Promise<Record<Exclude<Who, 'nobody'>, Person>> {
  const { request } = await browser.newContext();
  await fillDesk(request, demo('lawyer'));
  return {
    lawyer: demo('lawyer'),
    fresh: await verified(request),
    'used-up': await usedUp(request),
    unverified: demo('unverified'),
    newcomer: demo('newcomer'),
    expired: demo('expired'),
    admin: demo('admin'),
  };
}
