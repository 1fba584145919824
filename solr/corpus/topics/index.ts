import type { Topic } from '../types.ts';
import { accounts } from './accounts.ts';
import { administrative } from './administrative.ts';
import { business } from './business.ts';
import { civilLiability } from './civil-liability.ts';
import { constitutional } from './constitutional.ts';
import { contracts } from './contracts.ts';
import { criminal } from './criminal.ts';
import { criminalSpecial } from './criminal-special.ts';
import { european } from './european.ts';
import { family } from './family.ts';
import { labourDismissal } from './labour-dismissal.ts';
import { labourRights } from './labour-rights.ts';
import { minors } from './minors.ts';
import { property } from './property.ts';
import { tax } from './tax.ts';

/** Rulings wished for; the count comes out a little higher, every topic having at least four. */
export const TARGET = 490;

export const TOPICS: readonly Topic[] = [
  ...civilLiability,
  ...contracts,
  ...property,
  ...business,
  ...labourDismissal,
  ...labourRights,
  ...family,
  ...minors,
  ...criminal,
  ...criminalSpecial,
  ...administrative,
  ...accounts,
  ...tax,
  ...constitutional,
  ...european,
];
