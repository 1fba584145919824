import type { Citations, LinkedHeading } from '@massima/contract/citations';
import { citation } from '@massima/contract/format/citation';
import { noBreak } from '@massima/contract/format/no-break';
import { type ReactNode, useState } from 'react';
import { AccessOver, isAccessOver } from '../../components/access-over.tsx';
import { Preview } from '../../components/preview.tsx';
import { useText } from '../../lib/i18n.tsx';
import { isPlainClick } from '../../lib/is-plain-click.ts';
import { trpc } from '../../lib/trpc.ts';
import { ProvisionOnDay } from './lazy-provision.tsx';
import { ProvisionUse } from './provision-use.tsx';
import { rulingAddress } from './ruling-name.ts';
import classes from './ruling-web.module.css';
import { Timeline } from './timeline.tsx';
import { citedById, citesId } from './verdict-outline.tsx';

type ProvisionProps = Omit<Citations['provisions'][number], 'key'> & {
  /** For example `cc:2051`. */
  provision: string;
  /** Day of the ruling that applies the article, YYYY-MM-DD; undefined for today's text. */
  day: string | undefined;
  onSearch: (query: string) => void;
};

/** Article that a ruling applies. Opened, it shows how other rulings apply it. */
function Provision({ provision, label, official, day, onSearch }: ProvisionProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = trpc.rulings.applying.useQuery(
    { query: label },
    { enabled: isOpen, staleTime: Infinity },
  );
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang="it">{label}</summary>
      {isAccessOver(error) && <AccessOver error={error} of="access_over.provision" />}
      {isOpen && <ProvisionOnDay provision={provision} day={day} />}
      <ProvisionUse label={label} official={official} use={data?.provision} onSearch={onSearch} />
    </details>
  );
}

interface Props {
  /** Result whose ruling is open. */
  id: string;
  /** Day of the ruling, YYYY-MM-DD. Applied articles are shown as of this day. */
  day: string | undefined;
  /** Opens a linked ruling without charge. */
  onOpen: (rulingId: string) => void;
  onSearch: (query: string) => void;
  /** True if the outline links here, which requires a single verdict on the page. */
  hasAnchors?: boolean;
}

/**
 * Citations in both directions over time, and applied articles, below an opened ruling. Uses no
 * query.
 */
export function RulingWeb({ id, day, onOpen, onSearch, hasAnchors = false }: Props) {
  const { t } = useText();
  const { data, error } = trpc.rulings.citations.useQuery({ id_new: id }, { staleTime: Infinity });
  if (isAccessOver(error)) return <AccessOver error={error} of="access_over.web" />;
  if (!data) return null;
  const { cites, cited_by: citedBy, provisions, alike: similar, related } = data;
  const open = (ruling: LinkedHeading) => (
    <Preview text={ruling.principle}>
      {(describedBy) => (
        <a
          href={rulingAddress(ruling.ruling_id, ruling, id)}
          aria-describedby={describedBy}
          className={classes.open}
          lang="it"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen(ruling.ruling_id);
          }}
        >
          {noBreak(citation(ruling))}
        </a>
      )}
    </Preview>
  );
  return (
    <>
      <Section
        id={hasAnchors ? citedById : undefined}
        title={t('web_cited_by', { count: citedBy.total })}
        isEmpty={citedBy.total === 0}
      >
        <Timeline years={citedBy.years} label={t('web_cited_by_label')} />
        <ul>
          {citedBy.list.map((ruling) => (
            <li key={ruling.ruling_id}>{open(ruling)}</li>
          ))}
        </ul>
        {citedBy.total > citedBy.list.length && <p>{t('web_newest', { count: citedBy.list.length })}</p>}
      </Section>
      <Section
        id={hasAnchors ? citesId : undefined}
        title={t('web_cites', { count: cites.total })}
        isEmpty={cites.total === 0}
      >
        <CitedList list={cites.list} open={open} />
      </Section>
      {related.map(({ field, list }) => (
        <Section key={field} title={t(`web_related.${field}`, { count: list.length })} isEmpty={false}>
          <CitedList list={list} open={open} />
        </Section>
      ))}
      <Section title={t('web_alike', { count: similar.length })} isEmpty={similar.length === 0}>
        <ul>
          {similar.map((ruling) => (
            <li key={ruling.ruling_id}>{open(ruling)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('web_provisions', { count: provisions.length })} isEmpty={provisions.length === 0}>
        <ul>
          {provisions.map(({ key, label, official }) => (
            <li key={key}>
              <Provision provision={key} label={label} official={official} day={day} onSearch={onSearch} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface ListProps {
  list: Citations['cites']['list'];
  open: (ruling: LinkedHeading) => ReactNode;
}

/** Citations as written in the ruling. Rulings of the collection can be opened. */
function CitedList({ list, open }: ListProps) {
  const { t } = useText();
  return (
    <ul>
      {list.map(({ label, ruling }) => (
        <li key={ruling?.ruling_id ?? label}>
          {ruling ? open(ruling) : <span lang="it">{noBreak(label)}</span>}
          {!ruling && <small> {t('web_missing')}</small>}
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
  id?: string | undefined;
}

function Section({ title, isEmpty, children, id }: SectionProps) {
  if (isEmpty) return null;
  return (
    <details id={id} className={classes.section}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}
