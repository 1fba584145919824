import { noBreak } from '@massima/contract/format/no-break';
import type { ProvisionFate as Fate } from '@massima/contract/provision-fate';
import { Link } from 'react-router-dom';
import { amendmentTexts } from '../../lib/amendment-texts.ts';
import { useText } from '../../lib/i18n.tsx';
import { rulingAddress } from './ruling-name.ts';
import classes from './provision-amendments.module.css';

/**
 * Number of partial annulments that are expanded. Art. 34 c.p.p. has more than twenty, and its
 * text comes below.
 */
const openParts = 3;

/**
 * Amendments of an article with their wording, latest first. Amendment notes are folded, and so are
 * older partial annulments.
 */
export function ProvisionAmendments({ amendments }: { amendments: readonly Fate[] }) {
  const { t } = useText();
  const parts = amendments.filter(({ what, in_part }) => what === 'unconstitutional' && in_part);
  const older = parts.length > openParts + 1 ? parts.slice(openParts) : [];
  const amended = amendments.filter(({ what }) => what === 'amended');
  const open = amendments.filter((amendment) => amendment.what !== 'amended' && !older.includes(amendment));
  if (amendments.length === 0) return null;
  return (
    <section aria-label={t('provision_fate')} className={classes.fates}>
      {open.map((amendment) => (
        <AmendmentEntry key={`${amendment.what} ${amendment.by} ${amendment.words}`} {...amendment} />
      ))}
      <Closed summary={t('provision_fate_earlier', { count: older.length })} amendments={older} />
      <Closed summary={t('provision_fate_changes', { count: amended.length })} amendments={amended} />
    </section>
  );
}

function Closed({ summary, amendments }: { summary: string; amendments: readonly Fate[] }) {
  if (amendments.length === 0) return null;
  return (
    <details className={classes.closed}>
      <summary>{summary}</summary>
      {amendments.map((amendment) => (
        <AmendmentEntry key={`${amendment.by} ${amendment.words}`} {...amendment} />
      ))}
    </details>
  );
}

function AmendmentEntry(amendment: Fate) {
  const { what, by, words: wording, ruling } = amendment;
  const { name, source } = amendmentTexts({ ...amendment, by: noBreak(by) }, useText());
  return (
    <div className={`${classes.fate} ${classes[what]}`}>
      <p className={classes.name}>
        <strong>{name}</strong>{' '}
        {ruling ? <Link to={rulingAddress(ruling.ruling_id, ruling)}>{source}</Link> : <span>{source}</span>}
      </p>
      <blockquote lang="it">{wording}</blockquote>
    </div>
  );
}
