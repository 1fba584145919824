import { Link } from 'react-router-dom';
import { PublicFrame } from '../components/public-frame.tsx';
import { AddressBox } from '../features/connections/address-box.tsx';
import classes from '../features/connections/guide.module.css';
import { ToolList } from '../features/connections/tool-list.tsx';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

const ways = ['claude', 'chatgpt', 'lechat', 'vscode', 'script'] as const;
const symptoms = ['refused', 'over', 'full', 'ended', 'paid', 'slow', 'missing'] as const;
const facts = ['can', 'cannot', 'costs', 'kept', 'prompts'] as const;

/** Guide to using Massima from an assistant; public. */
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
        <h2>{t('assistants_tools')}</h2>
        <ToolList />
        <h2>{t('assistants_help')}</h2>
        <dl>
          {symptoms.map((symptom) => (
            <div key={symptom}>
              <dt>{t(`assistants_help_${symptom}`)}</dt>
              <dd>{t(`assistants_help_${symptom}_text`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('assistants_careful')}</p>
        <p className={classes.links}>
          <Link to={paths.profile}>{t('assistants_manage')}</Link>
          <Link to={paths.search}>{t('go_to_search')}</Link>
        </p>
      </div>
    </PublicFrame>
  );
}
