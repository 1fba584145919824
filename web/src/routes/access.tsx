import { Page } from '../components/page.tsx';
import { AccessList } from '../features/access/access-list.tsx';
import { useText } from '../lib/i18n.tsx';

export default function AccessScreen() {
  const { t } = useText();
  return (
    <Page title={t('access_title')}>
      <AccessList />
    </Page>
  );
}
