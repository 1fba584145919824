import { longDate } from '@massima/contract/format/dates';
import { noBreak } from '@massima/contract/format/no-break';
import type { ProvisionFate as Fate } from '@massima/contract/provision-fate';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import { rulingAddress } from './ruling-name.ts';
import classes from './provision-fate.module.css';

/** What became of an article, always with the words that say it. Notes of amendments, of which there may be many, are closed. */
export function ProvisionFate({ fate }: { fate: readonly Fate[] }) {
  const { t } = useText();
  const open = fate.filter(({ what }) => what !== 'amended');
  const amended = fate.filter(({ what }) => what === 'amended');
  if (fate.length === 0) return null;
  return (
    <section aria-label={t('provision_fate')} className={classes.fates}>
      {open.map((one) => (
        <FateEntry key={`${one.what} ${one.words}`} {...one} />
      ))}
      {amended.length > 0 && (
        <details className={classes.amended}>
          <summary>{t('provision_fate_changes', { count: amended.length })}</summary>
          {amended.map((one) => (
            <FateEntry key={one.words} {...one} />
          ))}
        </details>
      )}
    </section>
  );
}

function FateEntry({ what, by, date, words, in_part, ruling }: Fate) {
  const { t, locale } = useText();
  const name = t(`provision_fate.${what}${in_part ? '_part' : ''}`);
  const source = t('provision_fate_by', { by: noBreak(by), day: longDate(date, locale) });
  return (
    <div className={`${classes.fate} ${classes[what]}`}>
      <p className={classes.name}>
        <strong>{name}</strong>{' '}
        {ruling ? <Link to={rulingAddress(ruling.ruling_id, ruling)}>{source}</Link> : <span>{source}</span>}
      </p>
      <blockquote lang="it">{words}</blockquote>
    </div>
  );
}
