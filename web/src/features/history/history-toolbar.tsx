import { Switch } from '@mantine/core';
import { debounces } from '@massima/contract/constants';
import { ListBar } from '../../components/list-bar.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
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
  const text = useText();
  const { t } = text;
  const utils = trpc.useUtils();
  const settings = trpc.questions.settings.useQuery();
  const pause = trpc.questions.pause.useMutation({
    // One after the other: the last press is the one that counts.
    scope: { id: 'history-pause' },
    onMutate: ({ paused }) => {
      // What was read before the press must not come later and say the opposite.
      void utils.questions.settings.cancel();
      utils.questions.settings.setData(undefined, { paused });
    },
    onError: (error) => {
      toast(errorMessage(text, error, 'update_error'), { tone: 'error' });
      return utils.questions.settings.invalidate();
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
