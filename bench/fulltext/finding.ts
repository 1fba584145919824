import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { retrievePage, type EngineDoc } from '@massima/bff/collection/for-benches';
import { cleanRuling } from '@massima/law/full-text/clean-ruling';
import { Asker } from '../relevance/ask.ts';
import { BenchMeaning } from '../relevance/meaning.ts';
import { indexPassages, openCore, removeCore, runIndexer, startNode } from '../relevance/node.ts';
import { readPassages } from '../relevance/sets.ts';
import { type KnownItem, readRaw } from './read-sets.ts';

/** Results for the queries of one kind whose text is in the index. */
export interface Finding {
  asked: number;
  mrr: number;
  first: number;
  ten: number;
}

export interface FindingOptions {
  /** Folder of the texts, `<id>.txt`. */
  texts: string;
  /**
   * File of massime (`massime.jsonl.gz`), and the number of them that are added to the texts as
   * syntheses.
   */
  massime: string;
  distractors: number;
  /** Folder of the model, and the file of its vectors; words alone rank without. */
  model: string | undefined;
  vectors: string | undefined;
  solr: string | undefined;
}

export interface Found {
  id: string;
  query: string;
  rank: number;
  /** The first hit's. */
  passage: Pick<EngineDoc, 'id' | 'text'> | undefined;
}

const deepest = 100;
const core = 'bench-fulltext';
/** An id of the sets may have signs that no ruling's id has. */
const idOf = (id: string) => id.replace(/[^a-z0-9._-]/giu, '_');

/**
 * Sends each query to the second tab as the application does, in an index of the texts without the
 * passages that answer the queries.
 */
export async function measureFinding(
  sets: Readonly<Record<string, readonly KnownItem[]>>,
  options: FindingOptions,
): Promise<{ sets: Record<string, Finding>; found: Found[] }> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'fulltext-'));
  const ownNode = options.solr ? undefined : await startNode(scratch);
  const node = ownNode?.url ?? (options.solr ?? '').replace(/\/$/, '');
  const meaning =
    options.model === undefined || options.vectors === undefined
      ? undefined
      : await BenchMeaning.open(options.model, options.vectors);
  try {
    const { url } = await openCore(node, core, false);
    const file = path.join(scratch, 'rulings.jsonl');
    const writtenIds = await writeRulings(file, Object.values(sets).flat(), options);
    await runIndexer(url, file);
    if (options.model !== undefined && options.vectors !== undefined)
      await indexPassages(url, options.model, options.vectors);
    const asker = new Asker(url, new Set(), true);
    const embed = meaning?.inIndex((handler, parameters) => asker.post(handler, parameters));
    const found: Found[] = [];
    const results: Record<string, Finding> = {};
    for (const [name, items] of Object.entries(sets)) {
      const ranks: number[] = [];
      for (const { id, query, also = [], ignore = [] } of items.filter((item) =>
        writtenIds.has(idOf(item.id)),
      )) {
        const { engineAnswer } = await retrievePage(
          (handler, parameters) => asker.post(handler, parameters),
          { query, kind: 'verdict', offset: 0, size: deepest },
          new Date().getUTCFullYear(),
          { embed },
        );
        const left = new Set(ignore.map(idOf));
        const right = new Set([id, ...also].map(idOf));
        const { docs } = engineAnswer.response;
        const rank =
          docs.filter((doc) => !left.has(doc.ruling_id)).findIndex((doc) => right.has(doc.ruling_id)) + 1;
        ranks.push(rank);
        found.push({ id, query, rank, passage: docs[0] });
      }
      results[name] = scored(ranks);
    }
    await asker.close();
    await removeCore(node, core);
    return { sets: results, found };
  } finally {
    meaning?.close();
    await ownNode?.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

function scored(ranks: readonly number[]): Finding {
  const share = (of: (rank: number) => number) =>
    Math.round((1000 * ranks.reduce((sum, rank) => sum + of(rank), 0)) / Math.max(1, ranks.length)) / 1000;
  return {
    asked: ranks.length,
    mrr: share((rank) => (rank > 0 ? 1 / rank : 0)),
    first: share((rank) => Number(rank === 1)),
    ten: share((rank) => Number(rank > 0 && rank <= 10)),
  };
}

/** Writes the texts of the folder and the massime as syntheses. Returns the ids of the texts. */
async function writeRulings(
  file: string,
  items: readonly KnownItem[],
  { texts, massime, distractors }: FindingOptions,
): Promise<ReadonlySet<string>> {
  const out = createWriteStream(file);
  const write = async (ruling: object) => {
    if (!out.write(`${JSON.stringify(ruling)}\n`)) await once(out, 'drain');
  };
  const writtenIds = new Set<string>();
  for (const name of (await readdir(texts)).filter((value) => value.endsWith('.txt')).sort()) {
    const id = name.slice(0, -'.txt'.length);
    const cuts = items.flatMap((item) => (idOf(item.id) === idOf(id) && item.cut ? [item.cut] : []));
    const raw = await readRaw(texts, id);
    const text = cuts.reduce(withoutCut, cleanRuling(raw ?? ''));
    if (text.trim() === '') continue;
    writtenIds.add(idOf(id));
    await write(asRuling(idOf(id), text, []));
  }
  let left = distractors;
  if (left > 0)
    for await (const { id, titolo = '', testo } of readPassages(massime)) {
      await write(asRuling(id, null, [{ n: 1, kind: 'synthesis', title: titolo, text: testo }]));
      if (--left === 0) break;
    }
  out.end();
  await finished(out);
  return writtenIds;
}

const asRuling = (id: string, text: string | null, principles: object[]) => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'ordinanza', number: id.slice(-40) },
  ...{ year: 2025, date: '2025-11-19', area: 4, full_text: text, principles },
});

/**
 * Removes the answer from its text: from the first to the last of these characters, however lines
 * were joined.
 */
function withoutCut(text: string, [first, last]: readonly [string, string]): string {
  const loose = (query: string) =>
    query
      .trim()
      .split(/\s+/u)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
      .join(String.raw`\s+`);
  const start = new RegExp(loose(first), 'u').exec(text);
  if (!start) return text;
  const end = new RegExp(loose(last), 'u').exec(text.slice(start.index));
  return end ? text.slice(0, start.index) + text.slice(start.index + end.index + end[0].length) : text;
}
