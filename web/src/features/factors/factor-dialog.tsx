import type { AskedFactor } from '../../api/with-factor.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { ProofForm } from './proof-form.tsx';

/** Asks for the second factor before something is done. Closed, nothing is. */
export function FactorDialog({ asked, onClose }: { asked: AskedFactor; onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog title={t('factor_confirm_title')} alert onClose={onClose}>
      <p>{t('factor_confirm_text')}</p>
      <ProofForm
        request={asked.request}
        isBusy={asked.isBusy}
        error={asked.isWrong ? t('second_factor_wrong') : null}
        onAnswer={asked.answer}
      />
    </Dialog>
  );
}
