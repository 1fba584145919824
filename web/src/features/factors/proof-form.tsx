import { Button, TextInput } from '@mantine/core';
import type { FactorProof } from '@massima/contract/factor-proof';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import { canUsePasskeys, signWithPasskey } from './passkeys.ts';
import type { FactorRequest } from '../../lib/proof-link.ts';
import classes from './factors.module.css';

interface Props {
  request: FactorRequest;
  isBusy: boolean;
  /** Why the last answer was not taken. */
  error: string | null;
  /** Between the field and the button. */
  children?: ReactNode;
  onAnswer: (proof: FactorProof) => void;
}

/** Form for one kind of factor, the safest first, with buttons for the other kinds. */
export function ProofForm({ request, isBusy, error, children, onAnswer }: Props) {
  const { t } = useText();
  const [kind, setKind] = useState(request.kinds[0]!);
  const [isGivenUp, setGivenUp] = useState(false);
  const [code, setCode] = useState('');
  const { challenge } = request;
  const choose = (next: FactorProof['kind']) => {
    setKind(next);
    setCode('');
    setGivenUp(false);
  };
  const proveByPasskey = async () => {
    setGivenUp(false);
    try {
      onAnswer({ challenge, kind: 'passkey', credential: await signWithPasskey(challenge, 'preferred') });
    } catch {
      setGivenUp(true);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'passkey') void proveByPasskey();
    else if (code.trim() !== '') onAnswer({ challenge, kind, code: code.trim() });
  };
  const failed = isGivenUp ? t('factor_passkey_failed') : error;
  return (
    <form className={classes.form} onSubmit={submit}>
      {kind === 'passkey' ? (
        <>
          <p>{t(canUsePasskeys() ? 'factor_passkey_text' : 'factor_passkey_none')}</p>
          {failed && <p role="alert">{failed}</p>}
        </>
      ) : (
        <TextInput
          key={kind}
          label={t(kind === 'code' ? 'factor_code' : 'factor_recovery')}
          description={t(kind === 'code' ? 'factor_code_hint' : 'factor_recovery_hint')}
          inputMode={kind === 'code' ? 'numeric' : 'text'}
          autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          withAsterisk={false}
          autoFocus
          value={code}
          error={failed}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {children}
      <SubmitButton isBusy={isBusy}>
        {t(kind === 'passkey' ? 'factor_passkey_use' : 'factor_submit')}
      </SubmitButton>
      <div className={classes.others}>
        {request.kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} variant="subtle" size="compact-sm" onClick={() => choose(other)}>
              {t(`factor_${other}_use`)}
            </Button>
          ))}
      </div>
      <p className={classes.note}>{t('factor_lost')}</p>
    </form>
  );
}
