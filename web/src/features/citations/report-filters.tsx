import { useText } from '../../lib/i18n.tsx';
import type { ReportModel } from './report-model.ts';
import type { State } from './report-states.ts';
import classes from './report.module.css';

interface Props {
  model: ReportModel;
  only: State | null;
  onOnly: (state: State | null) => void;
}

/** The entries of one state alone; of one state there is nothing to choose. */
export function ReportFilters({ model: { sections }, only, onOnly }: Props) {
  const { t } = useText();
  if (sections.length < 2) return null;
  return (
    <ul className={classes.filters} aria-label={t('report_filters')}>
      {[null, ...sections.map(({ state }) => state)].map((state) => (
        <li key={state ?? ''}>
          <button type="button" aria-pressed={only === state} onClick={() => onOnly(state)}>
            {state === null ? t('report_all') : sections.find((one) => one.state === state)?.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
