import type { EngineParameters } from './engine-answer.ts';

/** What only benches ask, and what they change in a request of the product's. Nothing of the product imports this. */

export const ofPrinciples = '{!term f=kind}principle';

/** Every principle, ordered by id. */
export const everyPrinciple: EngineParameters = { q: ofPrinciples, sort: 'id asc' };

const filtersOf = ({ fq = [] }: EngineParameters) => [fq].flat();

/** Without the principles of a ruling. */
export const withoutRuling = (parameters: EngineParameters, ruling: string): EngineParameters => ({
  ...parameters,
  fq: [...filtersOf(parameters), '{!lucene}+*:* -{!prefix f=id v=$self}'],
  self: `${ruling}-m`,
});

/** With a filter that removes nothing and depends on `salt`: no cache knows the answer to one that was never there. */
export const withSalt = (parameters: EngineParameters, salt: string): EngineParameters => ({
  ...parameters,
  fq: [...filtersOf(parameters), '{!bool must=$everything must_not=$salt}'],
  everything: '*:*',
  salt: `{!term f=id}never-${salt}`,
});
