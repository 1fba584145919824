import type { Topic } from '../types.ts';
import { administrative } from './administrative.ts';
import { civilLiability } from './civil-liability.ts';
import { criminal } from './criminal.ts';
import { family } from './family.ts';
import { labourDismissal } from './labour-dismissal.ts';
import { labourRights } from './labour-rights.ts';

/** Rulings wished for; the count comes out a little higher, every topic having at least four. */
export const TARGET = 220;

export const TOPICS: readonly Topic[] = [
  ...civilLiability, ...labourDismissal, ...labourRights, ...family, ...criminal, ...administrative,
];
