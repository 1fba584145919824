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
import { findAmendments } from './find-fates.ts';

type EventDeps = Pick<CollectionDeps, 'engine'>;

interface Followed {
  provisions: readonly string[];
  rulings: readonly { ruling_id: string; label: string }[];
}

/**
 * A change to a followed article or ruling. `id` identifies the change, so that it is reported
 * once.
 */
export interface DetectedEvent {
  id: string;
  event: FollowedEvent;
}

/** More new events than this mean that the collection was replaced, so the rest is ignored. */
const maxNew = 50;

/**
 * Returns all versions of and amendments to the given articles and acts. The id of a version starts
 * with `version:<key>:`, that of an amendment with `fate:<key>:`.
 *
 * @param today YYYY-MM-DD
 * @throws AppError `service_unavailable`
 */
async function ofProvisions(
  { engine }: EventDeps,
  keys: readonly string[],
  today: string,
  signal: AbortSignal,
): Promise<DetectedEvent[]> {
  if (keys.length === 0) return [];
  const [found, texts] = await Promise.all([
    findAmendments({ engine }, keys, today, signal),
    findDocs(engine, versionDays(keys), signal),
  ]);
  const ofArticle = (key: string) => ({ label: provisionLabel(key) ?? key, key });
  const amendmentEvents = Array.from(found, ([key, { fate: amendments }]) =>
    amendments.flatMap(({ what, by, date, in_part, ruling }): DetectedEvent[] =>
      // An amendment has its own version event.
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
  const versions = texts.flatMap(({ article_key: key, valid_from: from = '' }): DetectedEvent[] => {
    if (key === undefined) return [];
    const date = from.slice(0, 10);
    return [
      {
        id: `version:${key}:${date}`,
        event: { what: 'version', ...ofArticle(key), in_part: false, by: '', date, ruling: null },
      },
    ];
  });
  // Several annulled parts of an article are one event per ruling.
  return [...new Map([...amendmentEvents, ...versions].map((event) => [event.id, event])).values()];
}

/**
 * Returns new events for the given rulings: a citation by the United Sections, or a contrary
 * principle according to its publisher.
 *
 * @param since only rulings indexed after this instant; null for all
 */
async function ofRulings(
  { engine }: EventDeps,
  rulings: Followed['rulings'],
  since: Date | null,
  signal: AbortSignal,
): Promise<DetectedEvent[]> {
  if (rulings.length === 0) return [];
  const docs = await findDocs(engine, rulingsByIds(rulings.map(({ ruling_id }) => ruling_id)), signal);
  if (docs.length === 0) return [];
  const keys = docs.map((doc) => doc.keys ?? []);
  const labels = new Map(rulings.map(({ ruling_id, label }) => [ruling_id, label]));
  const [united, contrary] = await Promise.all([
    findDocs(engine, newUnitedSections(keys, since, maxNew), signal),
    findDocs(engine, newContrary(keys, since, maxNew), signal),
  ]);
  const tell = (what: FollowedEvent['what'], by: EngineDoc, named: readonly string[]): DetectedEvent[] =>
    docs.flatMap((doc): DetectedEvent[] => {
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
  return [...new Map(all.map((event) => [event.id, event])).values()];
}

/** Returns the headings of the rulings that the collection contains, by id. */
async function headings(
  { engine }: EventDeps,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, RulingHeading>> {
  if (ids.length === 0) return new Map();
  const docs = await findDocs(engine, rulingsByIds(ids), signal);
  return new Map(docs.map((doc) => [doc.id, presentHeading(doc)]));
}

const hashOf = (...parts: readonly string[]): string => hashToken(parts.join('\0')).slice(0, 22);

/** Events for followed articles and rulings. Every function throws `service_unavailable`. */
export const followed = { ofProvisions, ofRulings, headings };
