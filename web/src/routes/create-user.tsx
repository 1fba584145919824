import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { Page } from '../components/page.tsx';
import { emptyAccount, trialPeriod } from '../features/admin/account-fields.ts';
import { AccountForm } from '../features/admin/account-form.tsx';
import { OptionalBilling } from '../features/billing/optional-billing.tsx';
import { useAccountBilling } from '../features/billing/use-account-billing.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';

export default function CreateUser() {
  const { t } = useText();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const billing = useAccountBilling(null, isOpen);
  const create = trpc.accounts.create.useMutation();
  const update = trpc.accounts.update.useMutation();

  /** By a call of its own: the provider may fail, and the account is there all the same. */
  const saveBilling = async (id: number) => {
    try {
      await update.mutateAsync({ id, ...billing.data });
    } catch {
      toast(t('admin_created_without_billing'), { tone: 'error' });
      return navigate(generatePath(paths.editUser, { id: String(id) }), { replace: true });
    }
    toast(t('user_profile_created'));
    return navigate(paths.admin);
  };

  return (
    <Page title={t('admin_create_title')}>
      <AccountForm
        initial={emptyAccount}
        isNew
        billing={<OptionalBilling billing={billing} isOpen={isOpen} onOpenChange={setOpen} />}
        isBillingWrong={isOpen && !billing.isComplete}
        onSave={async ({ name, surname, email, queries, licence, isVerified }) => {
          const { id } = await create.mutateAsync({
            name,
            surname,
            email,
            plan_queries: Number(queries),
            is_verified: isVerified,
            trial_period: trialPeriod(licence, new Date()),
          });
          await utils.accounts.list.invalidate();
          if (isOpen) return saveBilling(id);
          toast(t('user_profile_created'));
          return navigate(paths.admin);
        }}
      />
    </Page>
  );
}
