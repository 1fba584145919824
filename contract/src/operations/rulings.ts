import type { OperationTable } from '../operation.ts';
import { articleInput, articleOutput, similarInput, similarOutput } from '../search.ts';

export const rulings = {
  article: {
    kind: 'query',
    rest: 'GET /rulings/{id_new}',
    access: 'member',
    summary: 'The full text of a ruling that you were shown or have saved in a folder',
    input: articleInput,
    output: articleOutput,
  },
  similar: {
    kind: 'query',
    rest: 'GET /rulings/{id_new}/similar',
    access: 'member',
    summary: 'Other principles of the same ruling, and rulings on the same subject',
    input: similarInput,
    output: similarOutput,
  },
} as const satisfies OperationTable;
