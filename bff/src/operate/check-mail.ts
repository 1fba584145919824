import { greetMailServer } from '../adapters/mailer.ts';
import type { Deps } from '../deps.ts';
import { finding, reasonOf, type Finding } from './finding.ts';

/** Signs in to the mail server and sends nothing. */
export const checkMail = ({ config }: Pick<Deps, 'config'>): Promise<Finding> =>
  finding(
    'mail server',
    async () => {
      await greetMailServer(config);
      return { state: 'well', said: 'lets this server in' };
    },
    (error) => {
      const { protocol, host } = new URL(config.SMTP_URL);
      const next = `curl -v ${protocol}//${host}`;
      const said = `does not let this server in (${reasonOf(error)}): see SMTP_URL; mails wait until it does`;
      // Only a production must have one.
      return config.NODE_ENV === 'production' ? { state: 'wrong', said, next } : { state: 'note', said };
    },
  );
