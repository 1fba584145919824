import { readPassages } from '../relevance/sets.ts';

type Line = { id: string; principles: { n: number; kind: 'principle'; title: string; text: string }[] };

/** The principles of the Constitutional Court by ruling, as lines of the indexer's format. */
export async function rulingLines(file: string): Promise<string[]> {
  const rulings = new Map<string, Line>();
  for await (const { ruling = '', titolo, testo } of readPassages(file)) {
    const [, year, number] = /^cost-(\d{4})-(\d+)$/.exec(ruling) ?? [];
    if (!year || !testo.trim()) continue;
    const line = rulings.get(ruling) ?? {
      ...{ id: ruling, issuer_type_id: 4, issuer: 'Corte costituzionale', type: 'sentenza', number },
      ...{ year: Number(year), date: `${year}-06-01`, area: 5, full_text: null },
      principles: [],
    };
    line.principles.push({
      n: line.principles.length + 1,
      kind: 'principle',
      title: titolo ?? '',
      text: testo,
    });
    rulings.set(ruling, line);
  }
  return [...rulings.values()].map((line) => JSON.stringify(line));
}
