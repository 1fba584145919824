import {
  applyingInput,
  applyingOutput,
  citationsInput,
  citationsOutput,
  linkedInput,
  linkedOutput,
} from '../citations.ts';
import type { OperationTable } from '../operation.ts';
import { provisionAppliedInput, provisionAppliedOutput } from '../provision-applied.ts';
import { provisionDifferenceInput, provisionDifferenceOutput } from '../provision-difference.ts';
import { provisionInput, provisionOutput } from '../provision.ts';
import { articleInput, articleOutput, similarInput, similarOutput } from '../article.ts';

export const rulings = {
  article: {
    kind: 'query',
    rest: 'GET /rulings/{id_new}',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'saved',
    summary: 'The full text of a ruling that you were shown or have saved in a folder',
    input: articleInput,
    output: articleOutput,
  },
  similar: {
    kind: 'query',
    rest: 'GET /rulings/{id_new}/similar',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary: 'Other principles of the same ruling, and rulings on the same subject',
    input: similarInput,
    output: similarOutput,
  },
  citations: {
    kind: 'query',
    rest: 'GET /rulings/{id_new}/citations',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary: 'What a ruling cites, which rulings cite it, and the provisions it applies',
    input: citationsInput,
    output: citationsOutput,
  },
  linked: {
    kind: 'query',
    rest: 'GET /rulings/{id_new}/linked/{ruling_id}',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary: 'The principles of a ruling that is linked from one you were shown; costs no query',
    input: linkedInput,
    output: linkedOutput,
  },
  applying: {
    kind: 'query',
    rest: 'GET /provisions',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary: 'How many rulings apply an article of law, by year and by authority',
    input: applyingInput,
    output: applyingOutput,
  },
  provision: {
    kind: 'query',
    rest: 'GET /provisions/{key}',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary:
      'An article of law on a day: its text and versions, what became of it, and which rulings apply it',
    input: provisionInput,
    output: provisionOutput,
  },
  applied: {
    kind: 'query',
    rest: 'GET /provisions/{key}/rulings',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary:
      'Which rulings apply an article of law, by paragraph, year and court, those in the same words together',
    input: provisionAppliedInput,
    output: provisionAppliedOutput,
    // A separate request in parallel with the text, because the text must not be delayed.
    unbatched: true,
  },
  difference: {
    kind: 'query',
    rest: 'GET /provisions/{key}/difference',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary: 'What changed in an article of law between two days, word by word',
    input: provisionDifferenceInput,
    output: provisionDifferenceOutput,
  },
} as const satisfies OperationTable;
