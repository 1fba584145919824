import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';

interface Props {
  /** `subscription_expired`, `subscription_no_queries` or `free_trial_expired`. */
  reason: string;
  subscriptionPath: string;
  onClose: () => void;
}

/** Dialog that blocks the search until the subscription is settled. */
export function BlockedDialog({ reason, subscriptionPath, onClose }: Props) {
  const { t, has } = useText();
  const navigate = useNavigate();
  return (
    <Dialog alert title={t('search_blocked_title')} onClose={onClose}>
      <p>{has(reason) ? t(reason) : t('error_search')}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button onClick={() => navigate(subscriptionPath)}>{t('search_blocked_subscription')}</Button>
      </DialogActions>
    </Dialog>
  );
}
