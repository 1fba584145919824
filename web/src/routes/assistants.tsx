import { Link } from 'react-router-dom';
import { PublicFrame } from '../components/public-frame.tsx';
import { AddressBox } from '../features/connections/address-box.tsx';
import classes from '../features/connections/guide.module.css';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

const ways = ['claude', 'chatgpt', 'lechat', 'vscode', 'script'] as const;
const facts = ['can', 'cannot', 'costs', 'kept', 'prompts'] as const;

/** How to ask Massima from an assistant, for everybody to read. */
export default function Assistants() {
  const { t } = useText();
  return (
    <PublicFrame title={t('assistants_title')} wide>
      <div className={classes.guide}>
        <p>{t('assistants_intro')}</p>
        <AddressBox address={`${location.origin}/mcp`} />
        <h2>{t('assistants_connect')}</h2>
        <dl>
          {ways.map((way) => (
            <div key={way}>
              <dt>{t(`assistants_${way}`)}</dt>
              <dd>{t(`assistants_${way}_text`)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="/api/docs">{t('assistants_docs')}</a>
        </p>
        {facts.map((fact) => (
          <section key={fact}>
            <h2>{t(`assistants_${fact}`)}</h2>
            <p>{t(`assistants_${fact}_text`)}</p>
          </section>
        ))}
        <p>{t('assistants_careful')}</p>
        <p className={classes.links}>
          <Link to={paths.profile}>{t('assistants_manage')}</Link>
          <Link to={paths.search}>{t('go_to_search')}</Link>
        </p>
      </div>
    </PublicFrame>
  );
}
