import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { endOfDay, fieldsOf } from '../features/admin/account-fields.ts';
import { AccountForm } from '../features/admin/account-form.tsx';
import { errorMessage } from '../lib/error-message.ts';
import { useText } from '../lib/i18n.tsx';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';

export default function EditUser() {
  const text = useText();
  const { t } = text;
  const navigate = useNavigate();
  const id = Number(useParams()['id']);
  const utils = trpc.useUtils();
  const account = trpc.accounts.byId.useQuery({ id }, { staleTime: 0 });
  const update = trpc.accounts.update.useMutation();

  if (account.isPending) return <ScreenSkeleton />;
  if (account.error) {
    return (
      <Page title={t('admin_edit_title')}>
        <Notice tone="error" urgent>
          {errorMessage(text, account.error)}
        </Notice>
      </Page>
    );
  }
  return (
    <Page title={t('admin_edit_title')}>
      <AccountForm
        initial={fieldsOf(account.data)}
        isNew={false}
        onSave={async ({ name, surname, email, queries, licence, isVerified, isDisabled }) => {
          await update.mutateAsync({
            id,
            name,
            surname,
            email,
            plan_queries: Number(queries),
            is_verified: isVerified,
            disabled: isDisabled,
            license_expire_at: endOfDay(licence),
          });
          await Promise.all([utils.accounts.list.invalidate(), utils.accounts.byId.invalidate({ id })]);
          toast(t('user_profile_updated'));
          navigate(paths.admin);
        }}
      />
    </Page>
  );
}
