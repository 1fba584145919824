import { createRestTransport, parsePrefill, SignupForm } from '@massima/widget/form';
import '@massima/widget/form.css';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { useText } from '../lib/i18n.tsx';
import { chosenLocale } from '../lib/locale.ts';
import { trpc } from '../lib/trpc.ts';
import classes from './registration.module.css';

const rest = createRestTransport();
/** Sends the language in use at submission, since it can change while the form is open. */
const transport = {
  ...rest,
  signUp: (payload: Parameters<typeof rest.signUp>[0]) => rest.signUp({ ...payload, locale: chosenLocale() }),
};

export default function Registration() {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const { search, pathname, state } = useLocation();
  const [initial] = useState(() => search || ((state as { given?: string } | null)?.given ?? ''));
  // Loaded once, so that an outage does not remove a form that is being filled in.
  const config = trpc.system.config.useQuery(undefined, { staleTime: Infinity, refetchOnReconnect: false });

  useEffect(() => {
    // Names and addresses stay out of the history; its entry keeps them for a reload.
    if (search) navigate(pathname, { replace: true, state: { given: search } });
  }, [search, pathname, navigate]);

  return (
    <PublicFrame title={t('signup_title')} promise>
      <div className={classes.form}>
        <SignupForm
          t={t}
          locale={locale}
          prefill={parsePrefill(initial)}
          transport={transport}
          termsUrl={config.data?.termsUrl ?? paths.terms}
          privacyUrl={config.data?.privacyUrl ?? paths.privacy}
          loginUrl={paths.login}
          renderLoginLink={(text) => <Link to={paths.login}>{text}</Link>}
          headingLevel={2}
        />
      </div>
    </PublicFrame>
  );
}
