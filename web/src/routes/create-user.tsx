import { useMutation } from '@tanstack/react-query';
import { generatePath, useNavigate } from 'react-router-dom';
import { accountCreated } from '../api/accounts.ts';
import { LeaveGuard } from '../components/leave-guard.tsx';
import { Page } from '../components/page.tsx';
import { type AccountFields, emptyAccount, endOfDay, trialPeriod } from '../features/admin/account-fields.ts';
import { AccountForm } from '../features/admin/account-form.tsx';
import { OptionalBilling } from '../features/billing/optional-billing.tsx';
import { useAccountBilling } from '../features/billing/use-account-billing.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { toast } from '../lib/toast.ts';
import { api } from '../lib/trpc.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { useNow } from '../lib/use-now.ts';

export default function CreateUser() {
  const { t } = useText();
  const now = useNow();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const draft = useDraft('account.new', emptyAccount);
  const billing = useAccountBilling(null);
  const forget = () => {
    draft.clear();
    billing.forget();
  };

  /** By a call of its own: the provider may fail, and the account is there all the same. */
  const saveBilling = async (id: number): Promise<boolean> => {
    if (!billing.isOpen) return true;
    try {
      await api.accounts.update.mutate({ id, ...billing.data });
      return true;
    } catch {
      return false;
    }
  };

  const create = useMutation({
    ...accountCreated,
    mutationFn: async ({ name, surname, email, queries, licence, isVerified }: AccountFields) => {
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
  });

  return (
    <Page title={t('admin_create_title')}>
      <AccountForm
        fields={draft.value}
        onChange={draft.set}
        isNew
        billing={<OptionalBilling billing={billing} />}
        isBillingWrong={billing.isOpen && !billing.isComplete}
        onSave={async (fields) => {
          const { id, isWhole } = await create.mutateAsync(fields);
          forget();
          if (isWhole) toast(t('user_profile_created'));
          else toast(t('admin_created_without_billing'), { tone: 'error' });
          if (isHere()) navigate(isWhole ? paths.admin : generatePath(paths.editUser, { id: String(id) }));
        }}
      />
      <LeaveGuard isChanged={() => draft.isChanged() || billing.isChanged()} onDiscard={forget} />
    </Page>
  );
}
