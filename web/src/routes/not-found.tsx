import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { useText } from '../lib/i18n.tsx';

export default function NotFound() {
  const { t } = useText();
  return (
    <Page title={t('not_found_title')} width="narrow">
      <EmptyState art="lost-page">
        <p>{t('not_found_text')}</p>
        <p>
          <Link to={paths.search}>{t('back_to_search')}</Link>
        </p>
      </EmptyState>
    </Page>
  );
}
