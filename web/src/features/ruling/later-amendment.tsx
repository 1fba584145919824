import type { SearchResult } from '@massima/contract/search';
import { noBreak } from '@massima/contract/format/no-break';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import { laterText } from './later-text.ts';
import { provisionAddress } from './provision-address.ts';
import classes from './later-amendment.module.css';

/**
 * Warns that an article applied by the principle was annulled or repealed later, and links to the
 * wording.
 */
export function LaterAmendment({ result: { later_fate: later } }: { result: SearchResult }) {
  const text = useText();
  return later?.map((amendment) => (
    <p key={amendment.key} className={classes.later}>
      <Link to={provisionAddress(amendment.key)}>{noBreak(laterText(amendment, text))}</Link>
    </p>
  ));
}
