import { citation, type CitedRuling, ecliAddress } from '@massima/contract/format/citation';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { useText } from '../../lib/i18n.tsx';
import { areaName, courtName, rulingAddress } from './ruling-name.ts';
import classes from './ruling-page.module.css';

/**
 * Returns the COinS metadata of a ruling for Zotero's connector (OpenURL 1.0 in Dublin Core with
 * Zotero's type, see zotero/utilities, `openurl.js`). Contains title, day and address only, nothing
 * that an account pays for.
 */
export const coinsOf = (title: string, day: string, address: string): string =>
  new URLSearchParams({
    ctx_ver: 'Z39.88-2004',
    rft_val_fmt: 'info:ofi/fmt:kev:mtx:dc',
    'rft.type': 'case',
    'rft.title': title,
    'rft.date': day,
    'rft.language': 'it',
    'rft.identifier': address,
  }).toString();

interface Props {
  id: string;
  ruling: CitedRuling & Pick<RulingHeading, 'document_area'>;
}

/**
 * Court, area and linked ECLI below the title of a ruling, with metadata for reference managers.
 */
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
