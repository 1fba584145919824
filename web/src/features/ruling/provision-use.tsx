import type { Citations } from '@massima/contract/citations';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { OfficialText } from '../../components/official-text.tsx';
import { Timeline } from './timeline.tsx';
import classes from './ruling-web.module.css';

interface Props {
  label: string;
  official: Citations['provisions'][number]['official'] | undefined;
  /** Number of applications; undefined until counted. */
  use: Outputs['rulings']['applying']['provision'] | undefined;
  onSearch: (query: string) => void;
}

const shownAuthorities = 6;

/**
 * Number of rulings that apply an article, by year and court, with links to the official text and
 * to its principles.
 */
export function ProvisionUse({ label, official, use, onSearch }: Props) {
  const { t } = useText();
  const leading = [...(use?.authorities ?? [])].sort((a, b) => b.count - a.count).slice(0, shownAuthorities);
  return (
    <>
      {use && (
        <>
          <p>{t('provision_total', { count: use.total })}</p>
          <Timeline years={use.years} label={t('provision_label', { label })} />
          <ul>
            {leading.map(({ document_emanante: name, count }) => (
              <li key={name}>
                <span lang="it">{name}</span> <small>({count})</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {official && (
        <p>
          <OfficialText label={label} official={official} />
        </p>
      )}
      <button type="button" className={classes.open} onClick={() => onSearch(label)}>
        {t('reference_search', { query: label })}
      </button>
    </>
  );
}
