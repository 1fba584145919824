import { Page } from '../components/page.tsx';
import { AdminParts } from '../features/admin/admin-parts.tsx';
import { OfferLinks } from '../features/admin/offer-links.tsx';
import { useText } from '../lib/i18n.tsx';

/** Agreements with bar associations, each with a secret link to its signups. */
export default function Offers() {
  const { t } = useText();
  return (
    <Page title={t('offers_title')} width="wide" above={<AdminParts />}>
      <OfferLinks />
    </Page>
  );
}
