import { generatePath, useNavigate } from 'react-router-dom';
import { accountCreated } from '../api/accounts.ts';
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
import { api } from '../lib/trpc.ts';
import { useIsMounted } from '../lib/use-is-mounted.ts';
import { useNow } from '../lib/use-now.ts';

export default function CreateUser() {
  const { t } = useText();
  const now = useNow();
  const navigate = useNavigate();
  const isHere = useIsMounted();
  const fields = useAccountFields('account.new', emptyAccount);
  const billing = useAccountBilling(null);

  /** By a separate call: the provider may fail, and the account still exists. */
  const saveBilling = async (id: number): Promise<boolean> => {
    if (!billing.isOpen) return true;
    try {
      await api.accounts.update.mutate({ id, ...billing.data });
      return true;
    } catch {
      return false;
    }
  };

  const form = useForm([fields, ...billing.parts], {
    ...accountCreated,
    mutationFn: async ({ name, surname, email, queries, licence, isVerified }: typeof emptyAccount) => {
      const { id } = await api.accounts.create.mutate({
        name,
        surname,
        email,
        plan_queries: Number(queries),
        is_verified: isVerified,
        trial_period: trialPeriod(licence, now),
        // Days of 24 hours alone would end it at this time of the day after.
        license_expire_at: endOfDay(licence),
      });
      return { id, isWhole: await saveBilling(id) };
    },
    input: () => fields.values,
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
