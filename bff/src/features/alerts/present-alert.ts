import { type alert, followedQuestion } from '@massima/contract/alerts';
import type { z } from 'zod';
import type { AlertRow } from '../../models/alert.ts';
import type { ListedAlert } from '../../models/alerts.ts';

/** The question as it is understood today: filters that were added since have their defaults. */
export const questionOf = ({ asked }: Pick<AlertRow, 'asked'>) =>
  asked === null ? null : followedQuestion.parse(JSON.parse(asked));

export const presentAlert = (row: Omit<ListedAlert, 'tried_at'>): z.infer<typeof alert> => ({
  id: row.id,
  label: row.label,
  question: questionOf(row),
  ruling_id: row.ruling_id,
  createdAt: row.created_at.toISOString(),
  news: Number(row.news),
  last_found_at: row.last_found_at && new Date(row.last_found_at).toISOString(),
});
