import { planName } from '@massima/contract/format/prices';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { updateAccount } from '../api/accounts.ts';
import { paths } from '../lib/paths.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { Page } from '../components/page.tsx';
import { PartBoundary } from '../components/part-boundary.tsx';
import { PendingAddress } from '../components/pending-address.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { AccountFacts } from '../features/admin/account-facts.tsx';
import { AccountFolders } from '../features/admin/account-folders.tsx';
import { AccountLog } from '../features/admin/account-log.tsx';
import { AccountMails } from '../features/admin/account-mails.tsx';
import classes from '../features/admin/account-page.module.css';
import { changedAccount, fieldsOf } from '../features/admin/account-fields.ts';
import { AccountForm } from '../features/admin/account-form.tsx';
import { fullName } from '../features/admin/account-status.ts';
import { issuesOfAccount, useAccountFields } from '../features/admin/use-account-fields.ts';
import { ElectronicInvoices } from '../features/billing/electronic-invoices.tsx';
import { OptionalBilling } from '../features/billing/optional-billing.tsx';
import { useAccountBilling } from '../features/billing/use-account-billing.ts';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { useForm } from '../forms/use-form.ts';
import { useText } from '../lib/i18n.tsx';
import { toast } from '../lib/toast.ts';
import { type Outputs, trpc } from '../lib/trpc.ts';
import { useIsMounted } from '../lib/use-is-mounted.ts';

/** Administrator's page of one account: state, editable fields, mails and log. */
export default function EditUser() {
  const text = useText();
  const { t } = text;
  const id = Number(useParams()['id']);
  const account = trpc.accounts.byId.useQuery({ id }, { staleTime: 0 });

  if (account.isPending) return <ScreenSkeleton />;
  if (account.error) {
    return (
      <Page title={t('admin_edit_title')}>
        <LoadFailed error={account.error} onRetry={() => void account.refetch()} />
      </Page>
    );
  }
  const user = account.data;
  return (
    <Page title={fullName(user)} above={<Link to={paths.admin}>{t('admin_back')}</Link>}>
      <PartBoundary of={user}>
        <AccountFacts account={user} planName={(plan) => planName(text, plan)} />
      </PartBoundary>
      <PartBoundary>
        <PendingAddress id={id} />
      </PartBoundary>
      <div className={classes.columns}>
        <section className={classes.part}>
          <h2>{t('admin_edit_title')}</h2>
          <PartBoundary>
            <EditForm account={user} />
          </PartBoundary>
        </section>
        <div>
          <PartBoundary>
            <AccountMails account={user} />
          </PartBoundary>
          <PartBoundary>
            <ElectronicInvoices id={id} isAdmin className={classes.part} />
          </PartBoundary>
          <PartBoundary>
            <AccountFolders id={id} />
          </PartBoundary>
          <PartBoundary>
            <AccountLog id={id} />
          </PartBoundary>
        </div>
      </div>
    </Page>
  );
}

function EditForm({ account }: { account: Outputs['accounts']['byId'] }) {
  const { t } = useText();
  const navigate = useNavigate();
  const isHere = useIsMounted();
  const { id } = account;
  const fields = useAccountFields(`account.${id}`, fieldsOf(account));
  const billing = useAccountBilling(id);
  const form = useForm([fields, ...billing.parts], {
    ...updateAccount,
    input: () => ({ id, ...changedAccount(fields.changes), ...billing.data }),
    issuesOf: issuesOfAccount,
    onDone: ({ warning }) => {
      toast(t(warning ?? 'user_profile_updated'), { isFinal: true });
      if (isHere()) navigate(paths.admin);
    },
  });
  return (
    <>
      <AccountForm
        fields={fields}
        form={form}
        isNew={false}
        billing={<OptionalBilling billing={billing} />}
        isBillingWrong={billing.isOpen && !billing.isComplete}
      />
      <LeaveGuard {...form.guard} />
    </>
  );
}
