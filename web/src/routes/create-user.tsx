import { useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Page } from '../components/page.tsx';
import { emptyAccount, trialPeriod } from '../features/admin/account-fields.ts';
import { AccountForm } from '../features/admin/account-form.tsx';
import { useText } from '../lib/i18n.tsx';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';

export default function CreateUser() {
  const { t } = useText();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.accounts.create.useMutation();
  return (
    <Page title={t('admin_create_title')}>
      <AccountForm
        initial={emptyAccount}
        isNew
        onSave={async ({ name, surname, email, queries, licence, isVerified }) => {
          await create.mutateAsync({
            name,
            surname,
            email,
            plan_queries: Number(queries),
            is_verified: isVerified,
            trial_period: trialPeriod(licence, new Date()),
          });
          await utils.accounts.list.invalidate();
          toast(t('user_profile_created'));
          navigate(paths.admin);
        }}
      />
    </Page>
  );
}
