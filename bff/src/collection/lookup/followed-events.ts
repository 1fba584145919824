import type { FollowedEvent } from '@massima/contract/alert-event';
import { citation } from '@massima/contract/format/citation';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { provisionLabel } from '@massima/law/provision-keys';
import { hashToken } from '../../adapters/tokens.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentHeading } from '../present/present-result.ts';
import { findDocs } from '../solr/calls.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { newContrary, newUnitedSections, rulingsByIds, versionDays } from '../solr/citation-queries.ts';
import { isCited } from './cited-rulings.ts';
import { fates } from './find-fates.ts';

type At = Pick<CollectionDeps, 'engine'>;

interface Followed {
  /** Keys of articles and acts. */
  provisions: readonly string[];
  rulings: readonly { ruling_id: string; label: string }[];
}

/** `id` names it: what happened once is told once. */
export interface Told {
  id: string;
  event: FollowedEvent;
}

/** More than this at the same time is not news but another collection. */
const maxNew = 50;

/**
 * The texts that these articles have and what became of them, whenever that was: `id` begins with `version:<key>:`, or else is of a fate.
 * Throws `service_unavailable`.
 * @param today YYYY-MM-DD
 */
async function ofProvisions(
  { engine }: At,
  keys: readonly string[],
  today: string,
  signal: AbortSignal,
): Promise<Told[]> {
  if (keys.length === 0) return [];
  const [found, texts] = await Promise.all([
    fates({ engine }, keys, today, signal),
    findDocs(engine, versionDays(keys), signal),
  ]);
  const ofArticle = (key: string) => ({ label: provisionLabel(key) ?? key, key });
  const became = Array.from(found, ([key, { fate }]) =>
    fate.flatMap(({ what, by, date, in_part, ruling }): Told[] =>
      // Another text says so itself.
      what === 'amended'
        ? []
        : [
            {
              id: `fate:${key}:${hashOf(what, by, date)}`,
              event: { what, ...ofArticle(key), in_part, by, date, ruling },
            },
          ],
    ),
  ).flat();
  const versions = texts.flatMap(({ article_key: key, valid_from: from = '' }): Told[] => {
    if (key === undefined) return [];
    const date = from.slice(0, 10);
    return [
      {
        id: `version:${key}:${date}`,
        event: { what: 'version', ...ofArticle(key), in_part: false, by: '', date, ruling: null },
      },
    ];
  });
  // A ruling that strikes an article in several parts is one event.
  return [...new Map([...became, ...versions].map((one) => [one.id, one])).values()];
}

/** What rulings that were indexed since say of these: that the United Sections cite them, or that a publisher says the contrary. */
async function ofRulings(
  { engine }: At,
  rulings: Followed['rulings'],
  since: Date | null,
  signal: AbortSignal,
): Promise<Told[]> {
  if (rulings.length === 0) return [];
  const docs = await findDocs(engine, rulingsByIds(rulings.map(({ ruling_id }) => ruling_id)), signal);
  if (docs.length === 0) return [];
  const keys = docs.map((doc) => doc.keys ?? []);
  const labels = new Map(rulings.map(({ ruling_id, label }) => [ruling_id, label]));
  const [united, contrary] = await Promise.all([
    findDocs(engine, newUnitedSections(keys, since, maxNew), signal),
    findDocs(engine, newContrary(keys, since, maxNew), signal),
  ]);
  const tell = (what: FollowedEvent['what'], by: EngineDoc, named: readonly string[]): Told[] =>
    docs.flatMap((doc): Told[] => {
      if (doc.id === by.ruling_id || !isCited(doc.keys ?? [], named)) return [];
      const ruling = presentHeading(by);
      return [
        {
          id: `${what}:${hashOf(doc.id, by.ruling_id)}`,
          event: {
            ...{ what, label: labels.get(doc.id) ?? '', key: null, in_part: false },
            ...{ by: citation(ruling), date: ruling.document_date, ruling },
          },
        },
      ];
    });
  const all = [
    ...united.flatMap((doc) => tell('united_sections', doc, doc.cites ?? [])),
    ...contrary.flatMap((doc) => tell('contrary', doc, doc.difformi ?? [])),
  ];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** Those of these rulings that the collection has, by their ids. */
async function headings(
  { engine }: At,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, RulingHeading>> {
  if (ids.length === 0) return new Map();
  const docs = await findDocs(engine, rulingsByIds(ids), signal);
  return new Map(docs.map((doc) => [doc.id, presentHeading(doc)]));
}

const hashOf = (...parts: readonly string[]): string => hashToken(parts.join('\0')).slice(0, 22);

/** What happens to articles and rulings that are followed. All throw `service_unavailable`. */
export const followed = { ofProvisions, ofRulings, headings };
