import { followedQuestion, followedCitations, type FollowedCitations } from '@massima/contract/alerts';
import { parseQuery } from '@massima/law/parse-query';
import type { AlertRow } from '../../models/alert-rows.ts';

type AlertSubject = Pick<AlertRow, 'kind' | 'asked'>;

/** Returns the query with default values for filters that were added since it was stored. */
export const questionOf = ({ kind, asked }: AlertSubject) =>
  kind !== 'question' || asked === null ? null : followedQuestion.parse(JSON.parse(asked));

export const citationsOf = ({ kind, asked }: AlertSubject): FollowedCitations | null =>
  kind !== 'citations' || asked === null ? null : followedCitations.parse(JSON.parse(asked));

/**
 * Returns the articles and rulings whose events an alert reports: the citations of a text, or the
 * article if the query is one article only.
 */
export function followedThings(alert: AlertSubject): {
  provisions: string[];
  rulings: FollowedCitations['rulings'];
} {
  const cited = citationsOf(alert);
  if (cited) return { provisions: cited.provisions.map(({ key }) => key), rulings: cited.rulings };
  const query = questionOf(alert)?.query.trim();
  const [named, another] = query === undefined ? [] : parseQuery(query).references;
  const isAlone = named && !another && named.start === 0 && named.end === query?.length;
  return {
    provisions: isAlone && named.kind === 'provision' ? [named.key] : [],
    rulings: [],
  };
}
