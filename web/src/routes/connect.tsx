import { useParams } from 'react-router-dom';
import { Page } from '../components/page.tsx';
import { Consent, RequestOver } from '../features/connections/consent.tsx';
import { useText } from '../lib/i18n.tsx';

/** Consent screen for an application that requests access to the signed-in account. */
export default function Connect() {
  const { t } = useText();
  const { id } = useParams();
  return (
    <Page title={t('connect_title')} width="narrow">
      {id === undefined ? <RequestOver /> : <Consent key={id} id={id} />}
    </Page>
  );
}
