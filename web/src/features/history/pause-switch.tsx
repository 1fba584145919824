import { Switch } from '@mantine/core';
import { pauseHistory } from '../../api/history.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './history.module.css';

/** Below the list, which is what one comes for: whether new searches are kept. */
export function PauseSwitch() {
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
