import { Switch } from '@mantine/core';
import { debounces } from '@massima/contract/constants';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { trpc } from '../../lib/trpc.ts';
import { type Period, periods } from './history-address.ts';
import classes from './history-toolbar.module.css';

interface Props {
  filter: string;
  period: Period;
  onFilter: (filter: string) => void;
  onPeriod: (period: Period) => void;
}

/** Search box (settles after a second), period, and the switch that pauses the history. */
export function HistoryToolbar({ filter, period, onFilter, onPeriod }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState(filter);
  const settled = useDebounced(typed, debounces.historySearch);

  useEffect(() => {
    if (settled !== filter) onFilter(settled);
    // Only what was typed leads: the address may also change by the back button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  useEffect(() => setTyped(filter), [filter]);

  return (
    <div className={classes.bar}>
      <label className={classes.field}>
        {t('history_search')}
        <input
          type="search"
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && onFilter(typed)}
        />
      </label>
      <label className={classes.field}>
        {t('history_period')}
        <select value={period} onChange={(event) => onPeriod(event.currentTarget.value as Period)}>
          {periods.map((one) => (
            <option key={one} value={one}>
              {t(`history_period_${one}`)}
            </option>
          ))}
        </select>
      </label>
      <PauseSwitch />
    </div>
  );
}

function PauseSwitch() {
  const { t } = useText();
  const utils = trpc.useUtils();
  const settings = trpc.questions.settings.useQuery();
  const pause = trpc.questions.pause.useMutation({
    onMutate: ({ paused }) => utils.questions.settings.setData(undefined, { paused }),
    onError: () => utils.questions.settings.invalidate(),
  });
  return (
    <Switch
      className={classes.switch}
      label={t('history_paused')}
      checked={settings.data?.paused ?? false}
      disabled={!settings.data}
      onChange={(event) => pause.mutate({ paused: event.currentTarget.checked })}
    />
  );
}
