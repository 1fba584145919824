import { Link } from 'react-router-dom';
import { PublicFrame } from '../components/public-frame.tsx';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import classes from './privacy.module.css';

const storedItems = [
  'account',
  'work',
  'shown',
  'sessions',
  'mails',
  'payments',
  'security',
  'limits',
  'after',
] as const;

/**
 * Default privacy page until PRIVACY_URL is set. Describes only the data that this program
 * processes.
 */
export default function Privacy() {
  const { t, rich } = useText();
  const { data: config } = trpc.system.config.useQuery(undefined, { staleTime: Infinity });
  const facts = config?.privacy;
  return (
    <PublicFrame title={t('privacy_title')} wide>
      <div className={classes.notice}>
        <p>{t('privacy_intro')}</p>
        <h2>{t('privacy_who')}</h2>
        {facts && (
          <p>
            {facts.operator
              ? t('privacy_controller', { operator: facts.operator })
              : t('privacy_no_controller')}
          </p>
        )}
        {config?.supportEmail && (
          <p>
            {rich('privacy_contact', {
              email: config.supportEmail,
              link: (text) => <a href={`mailto:${config.supportEmail}`}>{text}</a>,
            })}
          </p>
        )}
        <h2>{t('privacy_kept')}</h2>
        <dl>
          {storedItems.map((what) => (
            <div key={what}>
              <dt>{t(`privacy_${what}`)}</dt>
              <dd>
                {what === 'security'
                  ? facts && t('privacy_security_until', { days: facts.securityLogDays })
                  : t(`privacy_${what}_until`)}
              </dd>
            </div>
          ))}
        </dl>
        <h2>{t('privacy_others')}</h2>
        {config?.payments && <p>{t('privacy_provider')}</p>}
        <p>{t('privacy_mail_server')}</p>
        {facts && <p>{t(facts.questionsLeave ? 'privacy_questions_leave' : 'privacy_questions_stay')}</p>}
        <p>{t('privacy_nobody_else')}</p>
        <h2>{t('privacy_rights')}</h2>
        <p>{rich('privacy_rights_text', { link: (text) => <Link to={paths.profile}>{text}</Link> })}</p>
        <p>
          <Link to={paths.registration}>{t('login_register')}</Link>
        </p>
      </div>
    </PublicFrame>
  );
}
