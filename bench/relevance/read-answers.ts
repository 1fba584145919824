import { readFile } from 'node:fs/promises';
import { selectHandler, textOf, textsByIds, type EngineDoc } from '@massima/bff/collection/for-benches';
import { engineForm } from '../engine-form.ts';
import type { Asker } from './ask.ts';

type Doc = Pick<EngineDoc, 'id' | 'title' | 'text'>;

const maxAnswers = 10;
const maxCharacters = 300;

/** The first page of each question of a file, `{ q }` or one a line, as a person reads it who judges by hand. */
export async function readAnswers(core: string, asker: Asker, file: string): Promise<string> {
  const pages: string[] = [];
  for (const q of questionsOf(await readFile(file, 'utf8'))) {
    const { ids } = await asker.search({ q }, maxAnswers);
    const docs = await fetchDocs(core, ids);
    const lines = ids.map((id, i) => {
      const doc = docs.get(id) ?? { id };
      return `${i + 1}. ${id}\n   ${(doc.title ?? '').slice(0, maxCharacters)}\n   ${textOf(doc).slice(0, maxCharacters)}`;
    });
    pages.push(`## ${q}\n${lines.join('\n')}\n`);
  }
  return `${pages.join('\n')}\n`;
}

function questionsOf(content: string): string[] {
  if (!content.startsWith('[')) return content.split('\n').filter((line) => line.trim() !== '');
  return (JSON.parse(content) as { q: string }[]).map(({ q }) => q);
}

async function fetchDocs(core: string, ids: readonly string[]): Promise<Map<string, Doc>> {
  const engineResponse = await fetch(core + selectHandler, {
    method: 'POST',
    body: engineForm({ ...textsByIds(ids), fl: 'id,title,text', wt: 'json' }),
  });
  const { response } = (await engineResponse.json()) as { response: { docs: Doc[] } };
  return new Map(response.docs.map((doc) => [doc.id, doc]));
}
