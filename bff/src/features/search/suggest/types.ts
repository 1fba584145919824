import type { suggestInput, suggestOutput } from '@massima/contract/suggestions';
import type { z } from 'zod';
import type { EngineAnswer } from '../../../collection/index.ts';
import type { SolrParameters } from '../../../collection/index.ts';

export type Suggestions = z.infer<typeof suggestOutput>;
export type Typed = z.infer<typeof suggestInput>;
/** Null where the engine is away, slow, or not to be asked. */
export type AskEngine = (handler: string, parameters: SolrParameters) => Promise<EngineAnswer | null>;
