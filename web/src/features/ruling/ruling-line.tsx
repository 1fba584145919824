import { citation, type CitedRuling, ecliAddress } from '@massima/contract/format/citation';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { useText } from '../../lib/i18n.tsx';
import { coinsOf } from './coins.ts';
import { areaName, courtName, rulingAddress } from './ruling-name.ts';
import classes from './ruling-page.module.css';

interface Props {
  id: string;
  ruling: CitedRuling & Pick<RulingHeading, 'document_area'>;
}

/** Below the title of a ruling's page: its court, its area, its ECLI as a link; and what a program for literature reads of it. */
export function RulingLine({ id, ruling }: Props) {
  const text = useText();
  const where = [courtName(text, ruling), areaName(text, ruling.document_area)].filter(Boolean);
  const coins = coinsOf(citation(ruling), ruling.document_date, location.origin + rulingAddress(id, ruling));
  return (
    <p className={classes.where}>
      {where.join(' · ')}
      {ruling.ecli && ' · '}
      {ruling.ecli && (
        <a href={ecliAddress(ruling.ecli)} target="_blank" rel="noreferrer">
          {ruling.ecli}
        </a>
      )}
      <span className="Z3988" title={coins} hidden />
    </p>
  );
}
