import { placedBy, useFields } from '../../forms/use-fields.ts';
import type { CallError } from '../../lib/call-error.ts';
import { type AccountFields, fieldIssues } from './account-fields.ts';

/** An account as typed; `name` is its draft's. */
export const useAccountFields = (name: string, saved: AccountFields) =>
  useFields({
    draft: name,
    saved,
    check: fieldIssues,
    place: placedBy<AccountFields>({
      name: 'name',
      surname: 'surname',
      email: 'email',
      plan_queries: 'queries',
      trial_period: 'licence',
      license_expire_at: 'licence',
    }),
  });
export type AccountFieldsInUse = ReturnType<typeof useAccountFields>;

/** That an address is taken is shown next to it, like what is wrong with a field. */
export const issuesOfAccount = ({ key, issues }: CallError) =>
  key === 'email_already_used' ? [{ path: 'email', message: 'email_in_use' }] : issues;
