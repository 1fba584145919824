import { Button } from '@mantine/core';
import { renewRecoveryCodes } from '../../api/factors.ts';
import { useText } from '../../lib/i18n.tsx';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './factors.module.css';

/** How many recovery codes are left, and ten new ones in their place. */
export function RenewRecovery({ left, onMade }: { left: number; onMade: (codes: string[]) => void }) {
  const { t } = useText();
  const renew = useMutation({
    ...renewRecoveryCodes,
    onSuccess: ({ recovery_codes }) => onMade(recovery_codes),
  });
  return (
    <div className={classes.actions}>
      <span>{t('factors_recovery_left', { count: left })}</span>
      <Button variant="subtle" size="compact-sm" loading={renew.isPending} onClick={() => renew.mutate()}>
        {t('factors_recovery_renew')}
      </Button>
    </div>
  );
}
