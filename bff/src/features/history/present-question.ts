import type { z } from 'zod';
import type { question } from '@massima/contract/history';
import type { QuestionRow } from '../../models/questions.ts';

export const presentQuestion = (row: QuestionRow): z.infer<typeof question> => ({
  id: row.id,
  query: row.query,
  query_type: row.query_type,
  createdAt: row.created_at.toISOString(),
  name: row.name,
  pinned: row.pinned_at !== null,
  found: row.found,
  asked_by: row.asked_by,
});
