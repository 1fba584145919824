import { Page } from '../components/page.tsx';
import { FollowCitations } from '../features/alerts/follow-citations.tsx';
import { Check } from '../features/citations/check.tsx';
import { useText } from '../lib/i18n.tsx';

export default function CitationsScreen() {
  const { t } = useText();
  return (
    <Page title={t('menu_citations')} width="wide">
      <Check renderFollow={(keys) => <FollowCitations keys={keys} />} />
    </Page>
  );
}
