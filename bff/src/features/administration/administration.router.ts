import { accounts } from '@massima/contract/operations/accounts';
import { implement } from '../../procedures/implement.ts';
import { listAudit } from './list-audit.ts';

/** What only administrators do with accounts. */
export const administrationRouter = {
  audit: implement(accounts.audit, ({ deps, user }, input) => listAudit(deps, user, input)),
};
