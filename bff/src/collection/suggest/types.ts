import type { suggestInput, suggestOutput } from '@massima/contract/suggestions';
import type { z } from 'zod';
import type { EngineAnswer, EngineParameters } from '../solr/engine-answer.ts';

export type Suggestions = Pick<
  z.infer<typeof suggestOutput>,
  'suggestions' | 'provisions' | 'acts' | 'rulings'
>;
export type Typed = z.infer<typeof suggestInput>;
/** Null where the engine is down, slow, or not to be asked. */
export type PatientCall = (handler: string, parameters: EngineParameters) => Promise<EngineAnswer | null>;
