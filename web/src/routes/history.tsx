import { Page } from '../components/page.tsx';
import { History } from '../features/history/history.tsx';
import { useText } from '../lib/i18n.tsx';

export default function HistoryScreen() {
  const { t } = useText();
  return (
    <Page title={t('menu_history')}>
      <History />
    </Page>
  );
}
