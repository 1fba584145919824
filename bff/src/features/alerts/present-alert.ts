import { type alert, followedQuestion } from '@massima/contract/alerts';
import { searchResult, type SearchResult } from '@massima/contract/search';
import type { z } from 'zod';
import type { AlertNewsRow, AlertRow } from '../../models/alert.ts';
import type { ListedAlert } from '../../models/alerts.ts';

/** The question as it is understood today: filters that were added since have their defaults. */
export const questionOf = ({ asked }: Pick<AlertRow, 'asked'>) =>
  asked === null ? null : followedQuestion.parse(JSON.parse(asked));

/** What was found; undefined where another version of the server wrote it and this one cannot read it. */
export const resultOf = ({ result }: Pick<AlertNewsRow, 'result'>): SearchResult | undefined =>
  searchResult.safeParse(JSON.parse(result)).data;

export const presentAlert = (row: Omit<ListedAlert, 'tried_at'>): z.infer<typeof alert> => ({
  id: row.id,
  label: row.label,
  question: questionOf(row),
  ruling_id: row.ruling_id,
  createdAt: row.created_at.toISOString(),
  news: Number(row.news),
  last_found_at: row.last_found_at && new Date(row.last_found_at).toISOString(),
});
