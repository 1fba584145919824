import { clockTime, shortDate } from '@massima/contract/format/dates';
import { Badge } from '../../components/badge.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import classes from './account-page.module.css';
import type { AccountRow } from './account-status.ts';
import { SendLink } from './send-link.tsx';

type Mail = Outputs['accounts']['overview']['mails'][number];
const tones = { waiting: 'plain', sent: 'good', failed: 'bad' } as const;

/** Recent mails to the account with their delivery state, and buttons to send them again. */
export function AccountMails({ account }: { account: AccountRow }) {
  const { t, has, locale } = useText();
  const overview = trpc.accounts.overview.useQuery({ id: account.id });
  const mails = overview.data?.mails ?? [];
  const subject = ({ template }: Mail) => {
    const key = `admin_mail_${template}`;
    return has(key) ? t(key) : template;
  };
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>{t('admin_mails')}</h2>
        <div className={classes.buttons}>
          <SendLink account={account} inWords />
        </div>
      </div>
      {overview.data && mails.length === 0 && <p className={classes.nothing}>{t('admin_mails_none')}</p>}
      <ul className={classes.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <span>{subject(mail)}</span>{' '}
            <Badge tone={tones[mail.state]}>{t(`admin_mail_state_${mail.state}`)}</Badge>
            <span className={classes.aside}>
              {mail.recipient !== account.email && `${mail.recipient} · `}
              {shortDate(mail.created_at, locale)}, {clockTime(mail.created_at, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
