import { useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { callError, errorDataOf } from '../lib/call-error.ts';
import { deviceHash } from '../lib/device.ts';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { local } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';
import { useOnce } from '../lib/use-once.ts';

/**
 * Target of the mail "your trial is about to end": signs in and opens the subscription, or the
 * login.
 */
export default function TokenLogin() {
  const { t } = useText();
  const { id, token } = useEmailedLink();
  const navigate = useNavigate();

  const login = trpc.session.loginWithToken.useMutation({
    onSuccess: (response) => {
      session.begin(response.token, response.user);
      navigate(paths.subscription, { replace: true });
    },
    onError: (error) => {
      const request = errorDataOf(error, 'second_factor_required');
      const from = paths.subscription;
      if (request) navigate(paths.secondStep, { replace: true, state: { asked: request, from } });
      else navigate(paths.login, { replace: true, state: { reason: callError(error).key, from } });
    },
  });
  useOnce(() =>
    login.mutate({ id, token, hash: deviceHash(), device_secret: local.read('trust') ?? undefined }),
  );

  return (
    <PublicFrame title={t('token_login_title')}>
      <Notice>{t('token_login_running')}</Notice>
    </PublicFrame>
  );
}
