import { generatePath, useNavigate } from 'react-router-dom';
import { createAccount } from '../api/accounts.ts';
import { Page } from '../components/page.tsx';
import { emptyAccount, endOfDay, trialPeriod } from '../features/admin/account-fields.ts';
import { AccountForm } from '../features/admin/account-form.tsx';
import { issuesOfAccount, useAccountFields } from '../features/admin/use-account-fields.ts';
import { OptionalBilling } from '../features/billing/optional-billing.tsx';
import { useAccountBilling } from '../features/billing/use-account-billing.ts';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { useForm } from '../forms/use-form.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { toast } from '../lib/toast.ts';
import { useIsMounted } from '../lib/use-is-mounted.ts';
import { useNow } from '../lib/use-now.ts';

export default function CreateUser() {
  const { t } = useText();
  const now = useNow();
  const navigate = useNavigate();
  const isHere = useIsMounted();
  const fields = useAccountFields('account.new', emptyAccount);
  const billing = useAccountBilling(null);

  const form = useForm([fields, ...billing.parts], {
    ...createAccount,
    input: () => {
      const { name, surname, email, queries, licence, isVerified } = fields.values;
      return {
        account: {
          name,
          surname,
          email,
          plan_queries: Number(queries),
          is_verified: isVerified,
          trial_period: trialPeriod(licence, now),
          // Days of 24 hours would end the licence at the current time of day.
          license_expire_at: endOfDay(licence),
        },
        billing: billing.isOpen ? billing.data : undefined,
      };
    },
    issuesOf: issuesOfAccount,
    onDone: ({ id, isWhole }) => {
      if (isWhole) toast(t('user_profile_created'), { isFinal: true });
      else toast(t('admin_created_without_billing'), { tone: 'error' });
      if (isHere()) navigate(isWhole ? paths.admin : generatePath(paths.editUser, { id: String(id) }));
    },
  });

  return (
    <Page title={t('admin_create_title')}>
      <AccountForm
        fields={fields}
        form={form}
        isNew
        billing={<OptionalBilling billing={billing} />}
        isBillingWrong={billing.isOpen && !billing.isComplete}
      />
      <LeaveGuard {...form.guard} />
    </Page>
  );
}
