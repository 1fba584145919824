import type { Inputs, Outputs } from '../../lib/trpc.ts';

export type SearchInput = Inputs['search']['run'];
export type SearchOutput = Outputs['search']['run'];
