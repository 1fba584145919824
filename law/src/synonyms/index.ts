import { civilTrial } from './civil-trial.ts';
import { crimes } from './crimes.ts';
import { criminalTrial } from './criminal-trial.ts';
import { family } from './family.ts';
import { government } from './government.ts';
import { health } from './health.ts';
import { property } from './property.ts';
import type { SynonymRule } from './synonym-rule.ts';
import { criminalPenalties } from './criminal-penalties.ts';
import { trafficAndNarcotics } from './traffic-and-narcotics.ts';
import { taxes } from './taxes.ts';
import { work } from './work.ts';

/**
 * Everyday expressions and the courts' terms for them. Together they leave the results of the query
 * sets unchanged (docs/relevance.md). Ambiguous expressions are excluded.
 */
export const synonymRules: readonly SynonymRule[] = [
  ...trafficAndNarcotics,
  ...crimes,
  ...criminalPenalties,
  ...criminalTrial,
  ...family,
  ...work,
  ...taxes,
  ...property,
  ...health,
  ...government,
  ...civilTrial,
];
