import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveBilling } from '../../api/accounts.ts';
import { Fold } from '../../components/fold.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { BillingSection } from './billing-section.tsx';
import classes from './billing-section.module.css';
import { billingData } from './billing-fields.ts';
import { useAccountBilling } from './use-account-billing.ts';

/**
 * Billing data where one subscribes, so that the first invoice has them already. `save` keeps what was typed before anything is paid;
 * false: something of it is wrong, and is said next to its field.
 */
export function useBillingFirst(id: number) {
  const text = useText();
  const billing = useAccountBilling(id, true);
  const { fields } = billing;
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState(0);
  const keep = useMutation(saveBilling);
  useEffect(() => {
    if (faults === 0) return;
    const field = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  }, [faults]);

  const save = async (): Promise<boolean> => {
    if (!fields.isChanged()) return true;
    if (!fields.isComplete) {
      fields.showIssues();
      setFaults((before) => before + 1);
      return false;
    }
    const settle = fields.settling();
    try {
      await keep.mutateAsync({ id, ...billingData(fields.values) });
      settle();
      return true;
    } catch (error) {
      const { issues } = callError(error);
      const left = fields.take(issues);
      if (issues.length === 0 || left.length > 0)
        toast(errorMessage(text, error, 'update_error'), { tone: 'error' });
      setFaults((before) => before + 1);
      return false;
    }
  };
  return { billing, place, save };
}

interface Props {
  billing: ReturnType<typeof useAccountBilling>;
  place: RefObject<HTMLDivElement | null>;
}

/** Closed until they are wanted: a plan can be bought without them. */
export function BillingFirst({ billing, place }: Props) {
  const { t } = useText();
  return (
    <div ref={place} className={classes.first}>
      <Fold title={t('billing_title')} isOpenAtFirst={billing.isChanged()}>
        <p>{t('billing_first')}</p>
        {billing.isPending ? (
          <ScreenSkeleton lines={4} />
        ) : billing.error ? (
          <LoadFailed error={billing.error} onRetry={billing.retry} />
        ) : (
          <BillingSection fields={billing.fields} />
        )}
      </Fold>
    </div>
  );
}
