import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { updateOwnAccount } from '../api/accounts.ts';
import { paths } from '../lib/paths.ts';
import { Fold } from '../components/fold.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { Page } from '../components/page.tsx';
import { PartBoundary } from '../components/part-boundary.tsx';
import { PendingAddress } from '../components/pending-address.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { BillingSection } from '../features/billing/billing-section.tsx';
import { Cards } from '../features/billing/cards.tsx';
import { useAccountBilling } from '../features/billing/use-account-billing.ts';
import { Connections } from '../features/connections/connections.tsx';
import { FactorsSection } from '../features/factors/lazy-factors-section.tsx';
import { AccountActions } from '../features/profile/account-actions.tsx';
import { ChangeAddress } from '../features/profile/change-address.tsx';
import { CitationStyleChoice } from '../features/profile/citation-style-choice.tsx';
import { NamesFields, useNames } from '../features/profile/names-fields.tsx';
import classes from '../features/profile/profile.module.css';
import { Shares } from '../features/shares/shares.tsx';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { useForm } from '../forms/use-form.ts';
import { useText } from '../lib/i18n.tsx';
import { toast } from '../lib/toast.ts';
import { type Outputs, trpc } from '../lib/trpc.ts';

export default function Profile() {
  const { t } = useText();
  const me = trpc.session.me.useQuery(undefined, { staleTime: 0 });
  return (
    <Page title={t('menu_profile')}>
      {me.isPending && <ScreenSkeleton />}
      {me.error && (
        <LoadFailed error={me.error} text="user_profile_load_error" onRetry={() => void me.refetch()} />
      )}
      {me.data && <ProfileForm account={me.data} />}
    </Page>
  );
}

function ProfileForm({ account }: { account: Outputs['session']['me'] }) {
  const { t } = useText();
  const { id, customerid, type } = account;
  // Anchor set by a screen that requires a second factor (`admin.tsx`).
  const { hash } = useLocation();
  const isFactorDemanded = hash === '#second-factor';
  const formId = useId();
  const names = useNames('profile', { name: account.name, surname: account.surname });
  const config = trpc.system.config.useQuery(undefined, { staleTime: Infinity });
  const hasBilling = type === 'user' && customerid !== null;
  const billing = useAccountBilling(id, hasBilling);
  const form = useForm([names, ...billing.parts], {
    ...updateOwnAccount,
    input: () => ({ id, ...names.values, ...billing.data }),
    onDone: () => toast(t('user_profile_updated'), { isFinal: true }),
  });
  return (
    <>
      <PartBoundary>
        <PendingAddress id={id} />
      </PartBoundary>
      <div className={classes.form}>
        {/* The submit button is further below. The card form is between them, and forms cannot be
           nested. */}
        <form id={formId} className={classes.form} {...form.props}>
          <PartBoundary>
            <NamesFields fields={names} email={account.email} />
          </PartBoundary>
        </form>
        <ChangeAddress id={id} email={account.email} />
        {type === 'user' && (
          <Fold title={t('profile_cards')}>
            <PartBoundary>
              <Cards id={id} />
            </PartBoundary>
          </Fold>
        )}
        {type === 'user' && config.data?.assistants && (
          <Fold title={t('connections_title')}>
            <PartBoundary>
              <Connections />
            </PartBoundary>
          </Fold>
        )}
        <Fold title={t('shares_title')}>
          <PartBoundary>
            <Shares />
          </PartBoundary>
        </Fold>
        <Fold title={t('factor_title')} isOpenAtFirst={isFactorDemanded}>
          <PartBoundary>
            <FactorsSection />
          </PartBoundary>
        </Fold>
        {hasBilling && (
          // Opens the fold after a reload if it has unsaved input.
          <Fold title={t('billing_title')} isOpenAtFirst={billing.isChanged()}>
            {billing.isPending ? (
              <ScreenSkeleton lines={4} />
            ) : billing.error ? (
              <LoadFailed error={billing.error} onRetry={billing.retry} />
            ) : (
              <PartBoundary>
                <BillingSection fields={billing.fields} invoiceName={billing.invoiceName} />
              </PartBoundary>
            )}
          </Fold>
        )}
        <div className={classes.actions}>
          <Button
            type="submit"
            form={formId}
            size="md"
            loading={form.isPending}
            disabled={!names.isComplete || billing.isWrong}
          >
            {t('save')}
          </Button>
          <Link to={paths.updatePassword}>{t('password_change')}</Link>
          <Link to={paths.search}>{t('back_to_search')}</Link>
        </div>
      </div>
      <LeaveGuard {...form.guard} />
      <section className={classes.account}>
        <PartBoundary>
          <CitationStyleChoice />
        </PartBoundary>
      </section>
      <PartBoundary>
        <AccountActions id={id} />
      </PartBoundary>
    </>
  );
}
