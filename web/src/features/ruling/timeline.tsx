import { useText } from '../../lib/i18n.tsx';
import classes from './timeline.module.css';

interface Props {
  years: readonly { year: number; count: number }[];
  /** Description of the counts for screen readers. */
  label: string;
}

const barHeight = 32;

/** Bar chart with one bar per year, labelled with the first and the last year. */
export function Timeline({ years, label }: Props) {
  const { t } = useText();
  const counts = new Map(years.map(({ year, count }) => [year, count]));
  const first = Math.min(...counts.keys());
  const last = Math.max(...counts.keys());
  // A single year needs no chart
  if (counts.size < 2) return null;
  const highest = Math.max(...counts.values());
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (
    <figure className={classes.figure}>
      <svg
        role="img"
        aria-label={t('timeline_label', {
          label,
          firstYear: first,
          lastYear: last,
          most: highest,
          year: busiest(counts),
        })}
        viewBox={`0 0 ${all.length * 4} ${barHeight}`}
        preserveAspectRatio="none"
        className={classes.bars}
      >
        {all.map((year, i) => {
          const count = counts.get(year) ?? 0;
          const height = count === 0 ? 0 : Math.max(2, (count / highest) * barHeight);
          return (
            <rect key={year} x={i * 4} y={barHeight - height} width={3} height={height}>
              <title>{t('timeline_year', { year, count })}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption aria-hidden className={classes.ends}>
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}

const busiest = (counts: ReadonlyMap<number, number>): number =>
  [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
