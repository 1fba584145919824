import { Checkbox } from '@mantine/core';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { BillingSection } from './billing-section.tsx';
import type { useAccountBilling } from './use-account-billing.ts';

/** Billing section of the administrator's form, which is sent only while it is open. */
export function OptionalBilling({ billing }: { billing: ReturnType<typeof useAccountBilling> }) {
  const { t } = useText();
  return (
    <>
      <Checkbox
        label={t('admin_billing_toggle')}
        checked={billing.isOpen}
        onChange={(event) => {
          billing.setOpen(event.currentTarget.checked);
          billing.fields.clear();
        }}
      />
      {billing.isOpen &&
        (billing.isPending ? (
          <ScreenSkeleton lines={4} />
        ) : billing.error ? (
          <LoadFailed error={billing.error} onRetry={billing.retry} />
        ) : (
          <BillingSection fields={billing.fields} invoiceName={billing.invoiceName} />
        ))}
    </>
  );
}
