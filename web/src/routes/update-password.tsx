import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Page } from '../components/page.tsx';
import { PasswordForm } from '../features/profile/password-form.tsx';
import classes from '../features/profile/profile.module.css';
import { useText } from '../lib/i18n.tsx';

export default function UpdatePassword() {
  const { t } = useText();
  return (
    <Page title={t('password_change')}>
      <PasswordForm />
      <p className={classes.actions}>
        <Link to={paths.profile}>{t('restore_back_profile')}</Link>
        <Link to={paths.restore}>{t('login_restore')}</Link>
      </p>
    </Page>
  );
}
