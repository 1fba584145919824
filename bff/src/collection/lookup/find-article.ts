import type { Provision, ProvisionNeighbour } from '@massima/contract/provision';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import { partsOfKey, provisionLabel } from '@massima/law/provision-keys';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentAuthorities, presentYears } from '../present/present-facets.ts';
import { parseStored, presentAmendments } from '../present/present-amendments.ts';
import { presentHeading } from '../present/present-result.ts';
import { count, findDoc, findDocs } from '../solr/calls.ts';
import { withKeys } from '../solr/citation-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import {
  applyingWithHeadings,
  firstOfAct,
  striking,
  textOn,
  versionsWithAct,
} from '../solr/provision-queries.ts';

/** An article or act, as the collection has it. */
type LawArticle = Pick<
  Provision,
  'rubric' | 'text' | 'commi' | 'versions' | 'source' | 'licence' | 'credit' | 'fictional' | 'fate'
> &
  Pick<Provision, 'previous' | 'next' | 'applied'> & {
    /** Title of the act; undefined if the act was not loaded. */
    actTitle: string | undefined;
  };

type Neighbours = Record<'previous' | 'next', Pick<ProvisionNeighbour, 'key' | 'rubric'> | null>;

const maxHeadings = 20;

/**
 * Returns an article of law as it was in force on a day, with its versions, amendments and applying
 * rulings.
 *
 * @param on YYYY-MM-DD
 * @throws AppError `service_unavailable`
 */
export async function article(
  { engine }: Pick<CollectionDeps, 'engine'>,
  { key, on }: { key: string; on: string },
  signal: AbortSignal,
): Promise<LawArticle> {
  const { act: actKey, article: number } = partsOfKey(key);
  const [docs, rulings, displayedVersion, applying, first] = await Promise.all([
    findDocs(engine, versionsWithAct(key, actKey), signal),
    findDocs(engine, striking(key, actKey), signal),
    findVersionOn({ engine }, { key, on }, signal),
    count(engine, applyingWithHeadings(key, maxHeadings), signal),
    number === '' ? findDoc(engine, firstOfAct(actKey), signal) : undefined,
  ]);
  const versions = docs
    .filter(({ kind }) => kind === 'provision')
    .sort((a, b) => (b.valid_from ?? '').localeCompare(a.valid_from ?? ''));
  const version = versions.find(({ id }) => id === displayedVersion?.id) ?? versions[0];
  const act = docs.find(({ kind }) => kind === 'act');
  const source = parseStored<{ name: string; licence: string; credit: string }>(
    version?.source ?? act?.source,
  );
  const neighbours = parseStored<Neighbours>(versions[0]?.neighbours);
  return {
    actTitle: parseStored<{ title: string }>(act?.act_facts)?.title || undefined,
    rubric: version?.rubric ?? '',
    ...textOf(displayedVersion),
    versions: versions.map((entry) => ({
      from: dayOf(entry.valid_from),
      to: entry.valid_to === undefined ? null : dayOf(entry.valid_to),
    })),
    source: source?.name ?? null,
    licence: source?.licence ?? null,
    credit: source?.credit ?? null,
    fictional: (version ?? act)?.fictional === true,
    fate: await loadAmendments({ engine }, { key, rulings, versions, version }, signal),
    previous: neighbourOf(neighbours?.previous),
    next: neighbourOf(
      first?.article_key ? { key: first.article_key, rubric: first.rubric ?? '' } : neighbours?.next,
    ),
    applied: {
      total: applying.response.numFound,
      years: presentYears(applying),
      authorities: presentAuthorities(applying),
      leading: applying.response.docs.map(presentHeading),
    },
  };
}

const dayOf = (instant = ''): string => instant.slice(0, 10);

function textOf(doc: EngineDoc | undefined): Pick<LawArticle, 'text' | 'commi'> {
  const stored = commiIn(doc);
  if (!stored) return { text: null, commi: [] };
  let start = 0;
  const commi = stored.map(({ number, text }) => {
    const position = { number, start, end: start + text.length };
    // the line break between paragraphs
    start = position.end + 1;
    return position;
  });
  return { text: stored.map(({ text }) => text).join('\n'), commi };
}

function neighbourOf(
  neighbour: { key: string; rubric: string } | null | undefined,
): ProvisionNeighbour | null {
  return neighbour
    ? { key: neighbour.key, label: provisionLabel(neighbour.key) ?? neighbour.key, rubric: neighbour.rubric }
    : null;
}

interface Found {
  key: string;
  rulings: readonly EngineDoc[];
  versions: readonly EngineDoc[];
  version: EngineDoc | undefined;
}

/**
 * Collects the amendments from the rulings that annul the article and from the notes of the shown
 * and the latest version.
 */
async function loadAmendments(
  { engine }: Pick<CollectionDeps, 'engine'>,
  { key, rulings, versions, version }: Found,
  signal: AbortSignal,
): Promise<ProvisionFate[]> {
  const { amendmentsWith, rulingKeys } = presentAmendments({
    key,
    striking: rulings,
    notes: [versions[0], version].flatMap((doc) => (doc?.fate === undefined ? [] : [doc.fate])),
  });
  if (rulingKeys.length === 0) return amendmentsWith(new Map());
  // Rulings that only a note names are fetched, so that they can be linked.
  const named = await findDocs(engine, withKeys(rulingKeys, rulingKeys.length), signal);
  return amendmentsWith(new Map(named.map((doc) => [`cost:${doc.year}:${doc.number}`, presentHeading(doc)])));
}

export interface StoredComma {
  /** Number as written: "2-bis". */
  number: string;
  text: string;
}

/**
 * Returns the version that was in force on a day; undefined if no loaded version covers that day.
 */
async function findVersionOn(
  { engine }: Pick<CollectionDeps, 'engine'>,
  { key, on }: { key: string; on: string },
  signal: AbortSignal,
): Promise<EngineDoc | undefined> {
  const last = await findDoc(engine, textOn(key, on), signal);
  return last && (last.valid_to === undefined || last.valid_to.slice(0, 10) >= on) ? last : undefined;
}

const commiIn = (doc: EngineDoc | undefined): StoredComma[] | null =>
  parseStored<StoredComma[]>(doc?.commi) ?? null;

/** Returns the paragraphs of an article on a day; null if no loaded version covers that day. */
export const articleText = async (
  deps: Pick<CollectionDeps, 'engine'>,
  articleVersion: { key: string; on: string },
  signal: AbortSignal,
): Promise<StoredComma[] | null> => commiIn(await findVersionOn(deps, articleVersion, signal));
