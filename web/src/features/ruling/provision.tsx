import type { OfficialText as Addresses } from '@massima/contract/official-text';
import { useState } from 'react';
import { OfficialText } from '../../components/official-text.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Timeline } from './timeline.tsx';
import classes from './ruling-web.module.css';

interface Props {
  label: string;
  official: Addresses;
  onSearch: (query: string) => void;
}

/** An article of law that a ruling applies: opened, how often, when and by whom it is applied in the whole collection. */
export function Provision({ label, official, onSearch }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.rulings.applying.useQuery({ query: label }, { enabled: isOpen, staleTime: Infinity });
  const most = [...(data?.provision?.authorities ?? [])].sort((a, b) => b.count - a.count).slice(0, 6);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang="it">{label}</summary>
      {data?.provision && (
        <>
          <p>{t('provision_total', { count: data.provision.total })}</p>
          <Timeline years={data.provision.years} label={t('provision_label', { label })} />
          <ul>
            {most.map(({ document_emanante: name, count }) => (
              <li key={name}>
                <span lang="it">{name}</span> <small>({count})</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <OfficialText label={label} official={official} />
      </p>
      <button type="button" className={classes.open} onClick={() => onSearch(label)}>
        {t('reference_search', { query: label })}
      </button>
    </details>
  );
}
