import { Page } from '../components/page.tsx';
import { AdminParts } from '../features/admin/admin-parts.tsx';
import { CollectionReport } from '../features/admin/collection-report.tsx';
import { useText } from '../lib/i18n.tsx';

/**
 * Coverage of the collection by court and year, last indexing run, and state of the search engine.
 */
export default function CollectionScreen() {
  const { t } = useText();
  return (
    <Page title={t('collection_title')} width="wide" above={<AdminParts />}>
      <CollectionReport />
    </Page>
  );
}
