import { placedBy, useFields } from '../../forms/use-fields.ts';
import type { CallError } from '../../lib/call-error.ts';
import { type AccountFields, fieldIssues } from './account-fields.ts';

/**
 * State of the account form.
 *
 * @param name name of the draft
 */
export const useAccountFields = (name: string, saved: AccountFields) =>
  useFields({
    draft: name,
    saved,
    check: fieldIssues,
    locateIssue: placedBy<AccountFields>({
      name: 'name',
      surname: 'surname',
      email: 'email',
      plan_queries: 'queries',
      trial_period: 'licence',
      license_expire_at: 'licence',
    }),
  });
export type AccountFieldsInUse = ReturnType<typeof useAccountFields>;

/** Issues for the form's fields. A taken address is shown at its field, like an invalid value. */
export const issuesOfAccount = ({ key, issues }: CallError) =>
  key === 'email_already_used' ? [{ path: 'email', message: 'email_in_use' }] : issues;
