import { Switch } from '@mantine/core';
import { debounces } from '@massima/contract/constants';
import { pauseHistory } from '../../api/history.ts';
import { ListBar } from '../../components/list-bar.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { type Period, periods } from './history-address.ts';
import classes from './history.module.css';

interface Props {
  filter: string;
  period: Period;
  onFilter: (filter: string) => void;
  onPeriod: (period: Period) => void;
}

/** Search box (settles after a second), period, and the switch that pauses the history. */
export function HistoryToolbar({ filter, period, onFilter, onPeriod }: Props) {
  const { t } = useText();
  return (
    <ListBar>
      <SearchField
        label={t('history_search')}
        value={filter}
        settleMs={debounces.historySearch}
        onSettled={onFilter}
      />
      <SelectField
        label={t('history_period')}
        value={period}
        options={periods.map((value) => ({ value, text: t(`history_period_${value}`) }))}
        onChange={onPeriod}
      />
      <PauseSwitch />
    </ListBar>
  );
}

function PauseSwitch() {
  const { t } = useText();
  const utils = trpc.useUtils();
  const settings = trpc.questions.settings.useQuery();
  const pause = useMutation({
    ...pauseHistory,
    onMutate: ({ paused }) => {
      // What was read before the press must not come later and say the opposite.
      void utils.questions.settings.cancel();
      utils.questions.settings.setData(undefined, { paused });
    },
  });
  return (
    <Switch
      py="xs"
      classNames={{ track: classes.track }}
      label={t('history_paused')}
      checked={settings.data?.paused ?? false}
      disabled={!settings.data}
      onChange={(event) => pause.mutate({ paused: event.currentTarget.checked })}
    />
  );
}
