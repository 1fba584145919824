import type { OfficialText as Addresses } from '@massima/contract/official-text';
import { useText } from '../lib/i18n.tsx';
import classes from './official-text.module.css';

interface Props {
  /** Label of the citation. */
  label: string;
  official: Addresses;
  /** Shows the name, if it does not directly precede the link. */
  named?: boolean;
}

const ways = ['then', 'today', 'undated'] as const;

/**
 * Link to the official text of an article or act, outside the product. Draws nothing without an
 * official text.
 */
export function OfficialText({ label, official, named = false }: Props) {
  const { t } = useText();
  const links = ways.flatMap((way) => {
    const address = official[way];
    return address === null ? [] : { way, address };
  });
  if (links.length === 0) return null;
  return (
    <span className={classes.links}>
      {named && <span lang="it">{label}:</span>}
      {links.map(({ way, address }) => (
        <a key={way} href={address} target="_blank" rel="noreferrer">
          {t(`official_${way}`)}
          <span className="visually-hidden">
            : {label} ({t('official_outside')})
          </span>
        </a>
      ))}
    </span>
  );
}
