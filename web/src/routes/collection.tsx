import { Page } from '../components/page.tsx';
import { AdminParts } from '../features/admin/admin-parts.tsx';
import { CollectionReport } from '../features/admin/collection-report.tsx';
import { useText } from '../lib/i18n.tsx';

/** What can be searched: which courts and years, how it was last indexed, and whether the engine answers. */
export default function CollectionScreen() {
  const { t } = useText();
  return (
    <Page title={t('collection_title')} width="wide" above={<AdminParts />}>
      <CollectionReport />
    </Page>
  );
}
