import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { errorMessage } from '../lib/error-message.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';

/** Mailed to an account's new address. Opening it confirms nothing: mail scanners open links, and some run scripts. */
export default function ConfirmAddress() {
  const text = useText();
  const { t } = text;
  const link = useEmailedLink();
  const confirm = trpc.accounts.confirmAddress.useMutation();
  const isWhole = link.id > 0 && link.token !== '';
  const { data, error } = confirm;
  return (
    <PublicFrame title={t('address_confirm_title')}>
      {data && !data.success && (
        <Notice tone="error" urgent>
          {t('email_already_used')}
        </Notice>
      )}
      {data?.success && (
        <Notice urgent>{t(data.is_effective ? 'address_effective' : 'address_waits_for_old')}</Notice>
      )}
      {(error !== null || !isWhole) && (
        <Notice tone="error" urgent>
          {error === null ? t('token_not_valid') : errorMessage(text, error)}
        </Notice>
      )}
      {!data && isWhole && (
        <>
          <p>{t('address_confirm_text')}</p>
          <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate(link)}>
            {t('address_confirm')}
          </Button>
        </>
      )}
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
