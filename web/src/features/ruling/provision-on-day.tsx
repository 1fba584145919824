import { longDay } from '@massima/contract/format/day-with';
import { Link } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { provisionAddress } from './provision-address.ts';
import { ProvisionFate } from './provision-fate.tsx';
import { ProvisionText } from './provision-text.tsx';
import classes from './provision-on-day.module.css';

interface Props {
  /** `cc:2051` */
  provision: string;
  /** Of the ruling that names it, YYYY-MM-DD; undefined: today. */
  day: string | undefined;
}

/** What an article said on the day of a ruling, what became of it since, and the way to its page; nothing where it can't be had. */
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
      <ProvisionFate fate={data.fate} />
      {data.text !== null && (
        <>
          {day !== undefined && (
            <p className={classes.which}>{t('provision_shown_on', { day: longDay('il', day, locale) })}</p>
          )}
          <ProvisionText text={data.text} commi={data.commi} />
        </>
      )}
      <p>
        <Link to={provisionAddress(key, day)}>{t('provision_open')}</Link>
      </p>
    </div>
  );
}
