import { accounts, administrative } from './public.ts';
import { civilCassation, criminalCassation } from './cassation.ts';
import { civilAppeal, civilTribunal } from './civil-merits.ts';
import { criminalMerits } from './criminal-merits.ts';
import { taxMerits } from './tax-merits.ts';
import type { Draft } from './parts.ts';
import { constitutional, humanRights, unionCourt } from './supreme.ts';

/** The full text of a ruling, in the structure of the court that gave it. */
export function writeText(draft: Draft): string {
  const { court, criminal } = draft.plan;
  switch (court) {
    case 'CASS':
      return criminal ? criminalCassation(draft) : civilCassation(draft);
    case 'APP':
      return criminal ? criminalMerits(draft) : civilAppeal(draft);
    case 'TRIB':
    case 'MIN':
      return criminal ? criminalMerits(draft) : civilTribunal(draft);
    case 'CDS':
    case 'TAR':
      return administrative(draft);
    case 'CONTI':
      return accounts(draft);
    case 'CGT1':
    case 'CGT2':
      return taxMerits(draft);
    case 'COST':
      return constitutional(draft);
    case 'CGUE':
      return unionCourt(draft);
    case 'CEDU':
      return humanRights(draft);
  }
}
