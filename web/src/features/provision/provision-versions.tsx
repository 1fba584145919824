import { longDay } from '@massima/contract/format/day-with';
import type { Provision } from '@massima/contract/provision';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './provision-page.module.css';

type Version = Provision['versions'][number];

interface Props extends Pick<Provision, 'versions'> {
  /** None on a day between two texts. */
  shown: Version | undefined;
  /** The first day of the version that is wanted; undefined: the one of today. */
  onChoose: (day: string | undefined) => void;
  /** The first day of the version it is compared with. */
  comparedWith: string | null;
  onCompare: (day: string | undefined) => void;
}

/** Which text is shown, and the way to the others; of one that never changed the days alone. */
export function ProvisionVersions({ versions, shown, onChoose, comparedWith, onCompare }: Props) {
  const { t, locale } = useText();
  const name = ({ from, to }: Version) =>
    to === null
      ? t('provision_version_current', { since: longDay('dal', from, locale) })
      : t('provision_version_ended', { from: longDay('dal', from, locale), to: longDay('al', to, locale) });
  const [only, another] = versions;
  if (!only) return null;
  if (!another) return <p>{name(only)}</p>;
  const options = versions.map((one) => ({ value: one.from, text: name(one) }));
  const none = { value: '', text: '–' };
  return (
    <div className={classes.versions}>
      <SelectField
        label={t('provision_version')}
        value={shown?.from ?? ''}
        options={shown ? options : [none, ...options]}
        onChange={(from) => {
          const chosen = versions.find((one) => one.from === from);
          if (chosen) onChoose(chosen.to === null ? undefined : chosen.from);
        }}
      />
      {shown && (
        <SelectField
          label={t('difference_with')}
          value={comparedWith ?? ''}
          options={[
            { value: '', text: t('difference_with_none') },
            ...options.filter(({ value }) => value !== shown.from),
          ]}
          onChange={(from) => onCompare(from === '' ? undefined : from)}
        />
      )}
    </div>
  );
}
