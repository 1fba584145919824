import { type AlertEvent, followedEvent } from '@massima/contract/alert-event';
import type { alert, FollowedCitations } from '@massima/contract/alerts';
import { readRecord, withoutQuestion } from '@massima/contract/format/saved-result';
import { searchResult, type SearchResult } from '@massima/contract/search';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { seesHistory } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { AlertNewsRow } from '../../models/alert-rows.ts';
import type { ListedAlert } from '../../models/alerts.ts';
import { withdrawnAmong } from '../../models/withdrawn-rulings.ts';
import { citationsOf, questionOf } from './followed-things.ts';

/**
 * Returns the stored search result; undefined if another version of the server wrote it and it
 * cannot be parsed.
 */
export const resultOf = ({ result }: Pick<AlertNewsRow, 'result'>): SearchResult | undefined =>
  searchResult.safeParse(JSON.parse(result)).data;

/** Returns the event of a followed article or ruling; undefined for a search result. */
export function eventOf({
  id_result,
  result,
  found_at,
}: Pick<AlertNewsRow, 'id_result' | 'result' | 'found_at'>): AlertEvent | undefined {
  const { event } = readRecord(result) ?? {};
  const { data } = followedEvent.safeParse(event);
  return data && { ...data, id: id_result, words: null, foundAt: found_at.toISOString() };
}

/**
 * Returns the stored result for an actor, without highlights if the actor may not see the query.
 */
export const resultFor = (actor: Actor, { result }: Pick<AlertNewsRow, 'result'>): SearchResult | undefined =>
  resultOf({ result: seesHistory(actor) ? result : withoutQuestion(result) });

/**
 * Returns an alert as its owner sees it. An API client of the owner sees the alert without its
 * query.
 */
export function alertFor(
  actor: Actor,
  row: ListedAlert,
  withdrawn: ReadonlySet<string>,
): z.infer<typeof alert> {
  const presented = presentAlert(row, withdrawn);
  return seesHistory(actor) || presented.ruling_id !== null
    ? presented
    : { ...presented, label: '', question: null, citations: null };
}

/** @param withdrawn  ids of the followed rulings that were withdrawn (`withdrawnOf`) */
export const presentAlert = (row: ListedAlert, withdrawn: ReadonlySet<string>): z.infer<typeof alert> => ({
  id: row.id,
  label: row.label,
  question: questionOf(row),
  ruling_id: row.ruling_id,
  citations: presentCitations(row, withdrawn),
  createdAt: row.created_at.toISOString(),
  news: Number(row.news),
  last_found_at: row.last_found_at && new Date(row.last_found_at).toISOString(),
});

function presentCitations(row: AlertSubject, withdrawn: ReadonlySet<string>): FollowedCitations | null {
  const cited = citationsOf(row);
  return (
    cited && {
      ...cited,
      rulings: cited.rulings.map((ruling) =>
        withdrawn.has(ruling.ruling_id) ? { ...ruling, withdrawn: true } : ruling,
      ),
    }
  );
}

type AlertSubject = Pick<ListedAlert, 'kind' | 'asked'>;

/** Returns the ids of withdrawn rulings that these alerts follow. */
export async function withdrawnOf(db: Knex, rows: readonly AlertSubject[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap((row) => citationsOf(row)?.rulings ?? []).map(({ ruling_id }) => ruling_id);
  return ids.length === 0 ? new Set() : withdrawnAmong(db, [...new Set(ids)]);
}
