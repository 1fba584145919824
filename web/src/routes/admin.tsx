import { planName } from '@massima/contract/format/prices';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Page } from '../components/page.tsx';
import { AdminParts } from '../features/admin/admin-parts.tsx';
import { AdminList } from '../features/admin/admin-list.tsx';
import { ExportAccounts } from '../features/admin/export-accounts.tsx';
import { useText } from '../lib/i18n.tsx';

export default function Admin() {
  const text = useText();
  const { t } = text;
  const nameOf = (plan: string) => planName(text, plan);
  const navigate = useNavigate();
  // Everything is closed until the second factor is set up that the installation demands; administrators arrive here.
  const toSetUp = () => navigate(`${paths.profile}#second-factor`, { replace: true });
  const actions = (
    <>
      <ExportAccounts planName={nameOf} />
      <Button onClick={() => navigate(paths.createUser)}>{t('admin_add')}</Button>
    </>
  );
  return (
    <Page title={t('admin_title')} width="wide" actions={actions} above={<AdminParts />}>
      <AdminList planName={nameOf} onFactorDemanded={toSetUp} />
    </Page>
  );
}
