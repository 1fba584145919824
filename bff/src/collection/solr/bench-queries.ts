import type { EngineParameters } from './engine-answer.ts';

/**
 * Queries for benches, and changes to queries of the application. The application never imports
 * this file.
 */

export const ofPrinciples = '{!term f=kind}principle';

/** Every principle, ordered by id. */
export const everyPrinciple: EngineParameters = { q: ofPrinciples, sort: 'id asc' };

const filtersOf = ({ fq = [] }: EngineParameters) => [fq].flat();

/** Excludes the principles of a ruling. */
export const withoutRuling = (parameters: EngineParameters, ruling: string): EngineParameters => ({
  ...parameters,
  fq: [...filtersOf(parameters), '{!lucene}+*:* -{!prefix f=id v=$self}'],
  self: `${ruling}-m`,
});

/**
 * Adds a filter that matches everything and depends on `salt`, so that no cache contains the
 * result.
 */
export const withSalt = (parameters: EngineParameters, salt: string): EngineParameters => ({
  ...parameters,
  fq: [...filtersOf(parameters), '{!bool must=$everything must_not=$salt}'],
  everything: '*:*',
  salt: `{!term f=id}never-${salt}`,
});
