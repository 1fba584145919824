import { Dialog } from '../../components/dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { PendingProof } from '../../lib/proof-link.ts';
import classes from './factors.module.css';
import { ProofForm } from './proof-form.tsx';

/**
 * Prompts for the second factor, or for the password if the account has none, before an action.
 * Closing it cancels the action.
 */
export function ProofDialog({ proof, onClose }: { proof: PendingProof; onClose: () => void }) {
  const { t } = useText();
  const { request, isBusy, isWrong, respond } = proof;
  return (
    <Dialog title={t('factor_confirm_title')} alert onClose={onClose}>
      <p>{t(request.challenge === undefined ? 'proof_required' : 'factor_confirm_text')}</p>
      {request.challenge === undefined ? (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            const password = new FormData(event.currentTarget).get('password');
            if (typeof password === 'string' && password !== '') respond({ password });
          }}
        >
          <PasswordField
            label={t('factors_password')}
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            data-autofocus
            error={isWrong && !isBusy && t('wrong_old_password')}
          />
          <SubmitButton isBusy={isBusy}>{t('factor_submit')}</SubmitButton>
        </form>
      ) : (
        <ProofForm
          request={request}
          isBusy={isBusy}
          error={isWrong ? t('second_factor_wrong') : null}
          onAnswer={(second_factor) => respond({ second_factor })}
        />
      )}
    </Dialog>
  );
}
