import type { suggestInput, suggestOutput } from '@massima/contract/suggestions';
import type { z } from 'zod';
import type { EngineAnswer, EngineParameters } from '../solr/engine-answer.ts';

export type Suggestions = Pick<
  z.infer<typeof suggestOutput>,
  'suggestions' | 'provisions' | 'acts' | 'rulings'
>;
export type SuggestInput = z.infer<typeof suggestInput>;
/** Sends a request. Resolves to null if Solr is unavailable, too slow or busy. */
export type PatientCall = (handler: string, parameters: EngineParameters) => Promise<EngineAnswer | null>;
