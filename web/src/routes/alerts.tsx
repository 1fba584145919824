import { Page } from '../components/page.tsx';
import { AlertList } from '../features/alerts/alert-list.tsx';
import { useText } from '../lib/i18n.tsx';

export default function Alerts() {
  const { t } = useText();
  return (
    <Page title={t('alerts_title')}>
      <AlertList />
    </Page>
  );
}
