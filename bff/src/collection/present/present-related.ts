import {
  type PublisherField,
  publisherFields,
  type RelatedByPublisher,
} from '@massima/contract/publisher-fields';
import { rulingLabel } from '@massima/law/ruling-keys';
import type { EngineDoc } from '../solr/engine-answer.ts';

const shown = 4;
const branch = /^cass:(?:civ|pen):/;

/** Each ruling by one key: "Cass. n. 5/2019" is indexed as that and with the branch it means, which says more. */
export function withoutVague(keys: readonly string[]): string[] {
  const branched = new Set(keys.filter((key) => branch.test(key)).map((key) => key.replace(branch, 'cass:')));
  return keys.filter((key) => !branched.has(key));
}

const yearOf = (key: string) => Number(/:(\d{4}):/.exec(key)?.[1] ?? 0);

/** What its publisher relates a principle to, by field, the newest first; none of those that the publisher left empty. */
export const relatedKeys = (doc: EngineDoc): { field: PublisherField; keys: string[] }[] =>
  publisherFields.flatMap((field) => {
    const keys = withoutVague(doc[field] ?? []).sort((a, b) => yearOf(b) - yearOf(a));
    return keys.length > 0 ? [{ field, keys }] : [];
  });

/** The same as a card shows it: the first of each as cited. */
export const presentRelated = (doc: EngineDoc): RelatedByPublisher[] =>
  relatedKeys(doc).map(({ field, keys }) => ({
    field,
    total: keys.length,
    labels: keys.slice(0, shown).map(rulingLabel),
  }));
