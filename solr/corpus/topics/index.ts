import type { Topic } from '../types.ts';
import { civilLiability } from './civil-liability.ts';
import { labourDismissal } from './labour-dismissal.ts';

/** Rulings wished for; the count comes out a little higher, every topic having at least four. */
export const TARGET = 80;

export const TOPICS: readonly Topic[] = [...civilLiability, ...labourDismissal];
