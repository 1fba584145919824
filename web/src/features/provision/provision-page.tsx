import { longDay } from '@massima/contract/format/day-with';
import type { Provision, ProvisionNeighbour } from '@massima/contract/provision';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { OfficialText } from '../../components/official-text.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import {
  provisionAddress,
  ProvisionDifference,
  ProvisionAmendments,
  ProvisionText,
} from '../ruling/index.ts';
import { ProvisionActions } from './provision-actions.tsx';
import { ProvisionApplied } from './provision-applied.tsx';
import classes from './provision-page.module.css';
import { nameOf } from './quoted-text.ts';

type Version = Provision['versions'][number];

interface ProvisionVersionsProps extends Pick<Provision, 'versions'> {
  /** Undefined on a day without a valid text. */
  selected: Version | undefined;
  /** First day of the selected version; undefined for today's. */
  onChoose: (day: string | undefined) => void;
  /** First day of the version to compare with. */
  comparedWith: string | null;
  onCompare: (day: string | undefined) => void;
}

/** Selected version and links to the others; for an unamended article only the dates. */
function ProvisionVersions({
  versions,
  selected,
  onChoose,
  comparedWith,
  onCompare,
}: ProvisionVersionsProps) {
  const { t, locale } = useText();
  const name = ({ from, to }: Version) =>
    to === null
      ? t('provision_version_current', { since: longDay('dal', from, locale) })
      : t('provision_version_ended', { from: longDay('dal', from, locale), to: longDay('al', to, locale) });
  const [only, another] = versions;
  if (!only) return null;
  if (!another) return <p>{name(only)}</p>;
  const options = versions.map((version) => ({ value: version.from, text: name(version) }));
  const none = { value: '', text: '–' };
  return (
    <div className={classes.versions}>
      <SelectField
        label={t('provision_version')}
        value={selected?.from ?? ''}
        options={selected ? options : [none, ...options]}
        onChange={(from) => {
          const chosen = versions.find((version) => version.from === from);
          if (chosen) onChoose(chosen.to === null ? undefined : chosen.from);
        }}
      />
      {selected && (
        <SelectField
          label={t('difference_with')}
          value={comparedWith ?? ''}
          options={[
            { value: '', text: t('difference_with_none') },
            ...options.filter(({ value }) => value !== selected.from),
          ]}
          onChange={(from) => onCompare(from === '' ? undefined : from)}
        />
      )}
    </div>
  );
}

interface Props {
  provision: Provision;
  /** Day in the address; null for today. */
  on: string | null;
  onChoose: (day: string | undefined) => void;
  /** First day of the version in the address to compare with. */
  comparedWith: string | null;
  onCompare: (day: string | undefined) => void;
  follow: ReactNode;
}

/** Page of an article: amendments, its text on a day, and the rulings that apply it. */
export function ProvisionPage({ provision, on, onChoose, comparedWith, onCompare, follow }: Props) {
  const { t, locale } = useText();
  const { act, rubric, label, official, replaced, credit, licence, versions } = provision;
  const current = versions.find(
    ({ from, to }) => from <= provision.on && (to === null || provision.on <= to),
  );
  const other = versions.find(({ from }) => from === comparedWith && from !== current?.from);
  return (
    <div className={classes.page}>
      <p className={classes.act} lang="it">
        {act}
      </p>
      {rubric !== '' && (
        <p className={classes.rubric} lang="it">
          {rubric}
        </p>
      )}
      <ProvisionActions provision={provision} follow={follow} />
      {provision.fictional && <Notice tone="warning">{t('provision_fictional')}</Notice>}
      {replaced && (
        <Notice>
          {t('provision_replaced', { act: replaced.by, since: longDay('dal', replaced.since, locale) })}
        </Notice>
      )}
      <PartBoundary of={provision}>
        <ProvisionAmendments amendments={provision.fate} />
      </PartBoundary>
      <section aria-label={t('provision_text')} className={classes.text}>
        <ProvisionVersions
          {...{ versions, selected: current, onChoose, onCompare }}
          comparedWith={other?.from ?? null}
        />
        {current && other ? (
          <Compared provision={provision.key} versions={[current, other]} />
        ) : (
          <>
            <WhichText provision={provision} on={on} onToday={() => onChoose(undefined)} />
            <ProvisionText
              {...{ text: provision.text, commi: provision.commi }}
              source={t('provision_quoted', {
                name: nameOf(provision),
                day: longDay('il', provision.on, locale),
              })}
            />
          </>
        )}
        {credit !== null && (
          <p className={classes.source}>
            {/* A made-up act has no licence. */}
            {licence === null || provision.fictional
              ? t('provision_source_plain', { credit })
              : t('provision_source', { credit, licence })}
          </p>
        )}
        <p>
          {/* On the day of a ruling only if no text was valid then. */}
          <OfficialText
            label={label}
            official={provision.text === null ? official : { ...official, then: null }}
          />
        </p>
      </section>
      <Neighbours
        previous={provision.previous}
        next={provision.next}
        nextName={t(isWholeAct(provision) ? 'provision_first' : 'provision_next')}
      />
      <PartBoundary of={provision}>
        <ProvisionApplied provision={provision.key} label={label} applied={provision.applied} />
      </PartBoundary>
    </div>
  );
}

/** Differences from the older to the newer of two versions. */
function Compared({ provision, versions }: { provision: string; versions: Provision['versions'] }) {
  const { t, locale } = useText();
  const [older, newer] = versions.map(({ from }) => from).sort();
  if (older === undefined || newer === undefined) return null;
  const [before, after] = [older, newer].map((day) => longDay('dal', day, locale));
  return (
    <>
      <p className={classes.which}>{t('difference_between', { older: before ?? '', newer: after ?? '' })}</p>
      <ProvisionDifference provision={provision} from={older} to={newer} />
    </>
  );
}

interface WhichProps extends Pick<Props, 'provision' | 'on'> {
  onToday: () => void;
}

/** States the day of a text other than today's, or why no text exists. */
function WhichText({ provision, on, onToday }: WhichProps) {
  const { t, locale } = useText();
  const { text, versions, official } = provision;
  const isOfficial = Object.values(official).some((address) => address !== null);
  const day = longDay('il', provision.on, locale);
  if (isWholeAct(provision)) return <p>{t('provision_by_article')}</p>;
  if (text === null && versions.length === 0)
    return <p>{t(isOfficial ? 'provision_not_loaded' : 'provision_not_loaded_anywhere')}</p>;
  if (text !== null && on === null) return null;
  return (
    <p className={classes.which}>
      {t(text === null ? 'provision_no_text_on' : 'provision_shown_on', { day })}{' '}
      {on !== null && (
        <button type="button" className={classes.today} onClick={onToday}>
          {t('provision_show_today')}
        </button>
      )}
    </p>
  );
}

/** Returns true for an act with loaded articles, which has no text but a next article. */
const isWholeAct = ({ versions, next }: Pick<Provision, 'versions' | 'next'>) =>
  versions.length === 0 && next !== null;

function Neighbours({
  previous,
  next,
  nextName,
}: Pick<Provision, 'previous' | 'next'> & { nextName: string }) {
  const { t } = useText();
  if (!previous && !next) return null;
  const link = (name: string, { key, label, rubric }: ProvisionNeighbour, side: string | undefined) => (
    <Link to={provisionAddress(key)} className={side}>
      <small>{name}</small>
      <span lang="it">
        {label}
        {rubric !== '' && ` – ${rubric}`}
      </span>
    </Link>
  );
  return (
    <nav aria-label={t('provision_neighbours')} className={classes.neighbours}>
      {previous && link(t('provision_previous'), previous, classes.previous)}
      {next && link(nextName, next, classes.next)}
    </nav>
  );
}
