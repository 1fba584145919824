import { Checkbox } from '@mantine/core';
import type { FactorProof } from '@massima/contract/factor-proof';
import { useState } from 'react';
import type { FactorRequest } from '../../lib/proof-link.ts';
import { callError } from '../../lib/call-error.ts';
import { deviceHash } from '../../lib/device.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { local } from '../../lib/storage.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './factors.module.css';
import { ProofForm } from './proof-form.tsx';

/** After the password, or a link: the factor, and whether this device is to be asked again. */
export function SecondStep({ request }: { request: FactorRequest }) {
  const text = useText();
  const { t } = text;
  const [remember, setRemember] = useState(false);
  const login = trpc.session.loginWithFactor.useMutation({
    onSuccess: ({ token, user, device_secret: secret }) => {
      session.begin(token, user);
      if (secret) local.write('trust', secret);
    },
  });
  return (
    <>
      <p>{t('factor_login_text')}</p>
      <ProofForm
        request={request}
        isBusy={login.isPending}
        error={login.error && errorMessage(text, login.error)}
        onAnswer={(proof: FactorProof) => login.mutate({ ...proof, remember, hash: deviceHash() })}
      >
        <Checkbox
          label={t('factor_remember')}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
      </ProofForm>
      {/* A challenge lasts ten minutes, and which of the two was wrong is not said. */}
      {login.error && callError(login.error).key === 'second_factor_wrong' && (
        <p className={classes.note}>{t('factor_login_over')}</p>
      )}
    </>
  );
}
