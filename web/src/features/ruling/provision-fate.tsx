import { noBreak } from '@massima/contract/format/no-break';
import type { ProvisionFate as Fate } from '@massima/contract/provision-fate';
import { Link } from 'react-router-dom';
import { fateNames } from '../../lib/fate-names.ts';
import { useText } from '../../lib/i18n.tsx';
import { rulingAddress } from './ruling-name.ts';
import classes from './provision-fate.module.css';

/**
 * Number of partial annulments that are expanded. Art. 34 c.p.p. has more than twenty, and its
 * text comes below.
 */
const openParts = 3;

/**
 * Amendments of an article with their wording, latest first. Amendment notes are folded, and so are
 * older partial annulments.
 */
export function ProvisionFate({ fate }: { fate: readonly Fate[] }) {
  const { t } = useText();
  const parts = fate.filter(({ what, in_part }) => what === 'unconstitutional' && in_part);
  const earlier = parts.length > openParts + 1 ? parts.slice(openParts) : [];
  const amended = fate.filter(({ what }) => what === 'amended');
  const open = fate.filter((one) => one.what !== 'amended' && !earlier.includes(one));
  if (fate.length === 0) return null;
  return (
    <section aria-label={t('provision_fate')} className={classes.fates}>
      {open.map((one) => (
        <FateEntry key={`${one.what} ${one.by} ${one.words}`} {...one} />
      ))}
      <Closed summary={t('provision_fate_earlier', { count: earlier.length })} fate={earlier} />
      <Closed summary={t('provision_fate_changes', { count: amended.length })} fate={amended} />
    </section>
  );
}

function Closed({ summary, fate }: { summary: string; fate: readonly Fate[] }) {
  if (fate.length === 0) return null;
  return (
    <details className={classes.closed}>
      <summary>{summary}</summary>
      {fate.map((one) => (
        <FateEntry key={`${one.by} ${one.words}`} {...one} />
      ))}
    </details>
  );
}

function FateEntry(fate: Fate) {
  const { what, by, words, ruling } = fate;
  const { name, source } = fateNames({ ...fate, by: noBreak(by) }, useText());
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
