import type { EngineAnswer, EngineParameters } from './engine-answer.ts';

/** Sends one request to the engine. */
export type EngineCall = (handler: string, parameters: EngineParameters) => Promise<EngineAnswer>;
