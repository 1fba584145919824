import type { AppliedGroup, ProvisionApplied } from '@massima/contract/provision-applied';
import type { SearchData } from '@massima/contract/search';
import { shownNumber } from '@massima/law/provision-keys';
import { jaccard, nearDuplicateThreshold, shinglesOf } from '@massima/law/near-duplicates';
import type { CollectionDeps } from '../collection-deps.ts';
import { countsNamed, presentAuthorities, presentYears } from '../present/present-facets.ts';
import { presentHeading } from '../present/present-result.ts';
import { count, findDocs } from '../solr/calls.ts';
import { applyingProvision } from '../solr/citation-queries.ts';
import { type EngineDoc, textOf } from '../solr/engine-answer.ts';
import {
  applyingWithin,
  freshlyApplying,
  principlesApplying,
  type Within,
} from '../solr/provision-queries.ts';

interface Applied {
  total: number;
  years: SearchData['years'];
  authorities: SearchData['autList'];
}

export async function provision(
  { engine }: Pick<CollectionDeps, 'engine'>,
  key: string,
  signal: AbortSignal,
): Promise<Applied> {
  const response = await count(engine, applyingProvision(key), signal);
  return {
    total: response.response.numFound,
    years: presentYears(response),
    authorities: presentAuthorities(response),
  };
}

/**
 * Maximum number of rulings whose principles are compared, highest courts and newest first.
 * Comparing a hundred takes longer than the rest of the request.
 */
const maxRead = 60;
const maxFresh = 10;

/**
 * Returns the rulings that apply an article, narrowed by paragraph, year and court. Rulings with
 * near-duplicate principles form one group.
 */
export async function appliedBy(
  { engine }: Pick<CollectionDeps, 'engine'>,
  { since, ...within }: Within & { since?: Date | undefined },
  signal: AbortSignal,
): Promise<Omit<ProvisionApplied, 'key' | 'receipt'>> {
  const [response, fresh] = await Promise.all([
    count(engine, applyingWithin(within, maxRead), signal),
    since && count(engine, freshlyApplying(within.key, since, maxFresh), signal),
  ]);
  const { docs, numFound: total } = response.response;
  const principles = await findDocs(
    engine,
    principlesApplying(
      within.key,
      docs.map(({ ruling_id }) => ruling_id),
    ),
    signal,
  );
  const commaPrefix = `${within.key}/co`;
  return {
    total,
    commi: countsNamed(response, 'commi')
      .map(({ value, count: of }) => ({ comma: value.slice(commaPrefix.length), count: of }))
      .filter(({ comma }) => /^\d{1,4}[a-z]{0,20}$/.test(comma))
      .map((paragraph) => ({ ...paragraph, number: shownNumber(paragraph.comma) }))
      .sort((a, b) => parseInt(a.comma, 10) - parseInt(b.comma, 10) || a.comma.localeCompare(b.comma)),
    years: presentYears(response),
    authorities: presentAuthorities(response, 'authority_any'),
    read: docs.length,
    groups: foldSimilar(docs, principles),
    fresh: fresh
      ? { total: fresh.response.numFound, rulings: fresh.response.docs.map(presentHeading) }
      : null,
  };
}

/** Groups rulings by near-duplicate principles. Groups keep the order of their first ruling. */
function foldSimilar(rulings: readonly EngineDoc[], principles: readonly EngineDoc[]): AppliedGroup[] {
  const shinglesByRuling = new Map<string, ReadonlySet<number>[]>();
  for (const doc of principles)
    shinglesByRuling.set(doc.ruling_id, [
      ...(shinglesByRuling.get(doc.ruling_id) ?? []),
      shinglesOf(textOf(doc)),
    ]);
  const groups: { shingles: ReadonlySet<number>[]; group: AppliedGroup }[] = [];
  for (const doc of rulings) {
    const shingles = shinglesByRuling.get(doc.ruling_id) ?? [];
    const same = groups.find((candidate) =>
      candidate.shingles.some((a) => shingles.some((b) => jaccard(a, b) >= nearDuplicateThreshold)),
    );
    const ruling = presentHeading(doc);
    if (same) same.group.alike.push(ruling);
    else groups.push({ shingles, group: { ruling, leading: isLeading(doc), alike: [] } });
  }
  return groups.map(({ group }) => ({
    ...group,
    alike: group.alike.sort((a, b) => b.document_date.localeCompare(a.document_date)),
  }));
}

const [cassation, constitutional] = [3, 4];
const isLeading = ({ issuer_type_id: issuer, section }: EngineDoc) =>
  issuer === constitutional || (issuer === cassation && section === 'U');
