import { citation, type CitedRuling, ecliAddress } from '@massima/contract/format/citation';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { useText } from '../../lib/i18n.tsx';
import { areaName, courtName, rulingAddress } from './ruling-name.ts';
import classes from './ruling-page.module.css';

/**
 * A ruling as Zotero's connector finds it in a page: COinS, OpenURL 1.0 in Dublin Core with Zotero's own type (zotero/utilities,
 * `openurl.js`). What it is called, its day and where it is read, and nothing that is paid for.
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
