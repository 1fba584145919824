import { dayInItaly } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import type { Provision } from '@massima/contract/provision';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useNow } from '../../lib/use-now.ts';
import { provisionAddress } from './provision-address.ts';
import { ProvisionDifference } from './provision-difference.tsx';
import { ProvisionAmendments } from './provision-amendments.tsx';
import { ProvisionText } from './provision-text.tsx';
import classes from './provision-on-day.module.css';

interface Props {
  /** For example `cc:2051`. */
  provision: string;
  /** Day of the ruling that cites the article, YYYY-MM-DD; undefined for today. */
  day: string | undefined;
}

/**
 * Text of an article on the day of a ruling, with later amendments and a link to its page. Draws
 * nothing if the text is unavailable.
 */
export function ProvisionOnDay({ provision: key, day }: Props) {
  const { t, locale } = useText();
  const { data, isPending } = trpc.rulings.provision.useQuery(
    { key, ...(day !== undefined && { on: day }) },
    { staleTime: Infinity },
  );
  if (isPending) return <ScreenSkeleton lines={4} />;
  if (!data) return null;
  return (
    <div className={classes.article}>
      {data.rubric !== '' && (
        <p className={classes.rubric} lang="it">
          {data.rubric}
        </p>
      )}
      <ProvisionAmendments amendments={data.fate} />
      {data.text !== null && (
        <>
          {day !== undefined && (
            <p className={classes.which}>{t('provision_shown_on', { day: longDay('il', day, locale) })}</p>
          )}
          <ProvisionText text={data.text} commi={data.commi} />
          {day !== undefined && <SinceThen provision={data} day={day} />}
        </>
      )}
      <p>
        <Link to={provisionAddress(key, day)}>{t('provision_open')}</Link>
      </p>
    </div>
  );
}

/** States whether the text has changed since that day, and shows the differences on demand. */
function SinceThen({ provision: { key, versions }, day }: { provision: Provision; day: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  // A text can be published before it applies.
  const today = dayInItaly(useNow());
  const latest = versions.find(({ from }) => from <= today);
  if (!latest) return null;
  if (latest.from <= day) return <p className={classes.which}>{t('difference_unchanged_since')}</p>;
  return (
    <>
      <p>
        <button
          type="button"
          className={classes.since}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'difference_hide' : 'difference_show')}
        </button>
      </p>
      {isOpen && <ProvisionDifference provision={key} from={day} to={latest.from} />}
    </>
  );
}
