import { Button } from '@mantine/core';
import { Notice } from '../../components/notice.tsx';
import { deviceHash } from '../../lib/device.ts';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { canUsePasskeys, signWithPasskey } from './passkeys.ts';
import { session } from '../../lib/session.ts';
import { api } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './factors.module.css';

const logIn = async () => {
  const { challenge } = await api.session.beginPasskeyLogin.mutate();
  const credential = await signWithPasskey(challenge, 'required');
  return api.session.loginWithPasskey.mutate({ challenge, credential, hash: deviceHash() });
};

/** Login by passkey only, for accounts that allow it. */
export function PasskeyLogin() {
  const text = useText();
  const { t } = text;
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: ({ token, user }) => session.begin(token, user),
  });
  // True for errors of the browser, such as a cancelled prompt. They have no HTTP status.
  const isOwn = login.error !== null && callError(login.error).status === 0;
  return (
    <div className={classes.form}>
      <p>{t('passkey_login_text')}</p>
      {!canUsePasskeys() && <Notice tone="warning">{t('factor_passkey_none')}</Notice>}
      {login.error && (
        <Notice tone="error" urgent>
          {isOwn ? t('factor_passkey_failed') : errorMessage(text, login.error)}
        </Notice>
      )}
      <Button size="md" loading={login.isPending} disabled={!canUsePasskeys()} onClick={() => login.mutate()}>
        {t('factor_passkey_use')}
      </Button>
    </div>
  );
}
