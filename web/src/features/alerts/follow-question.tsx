import { Button } from '@mantine/core';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Inputs } from '../../lib/trpc.ts';
import { useFollow } from './use-follow.ts';

type Question = Extract<Inputs['alerts']['create'], { question: unknown }>['question'];

/** "Avvisami" for a query with its filters; a second click undoes it. */
export function FollowQuestion({ question }: { question: Question }) {
  const { t } = useText();
  const { isOn, isBusy, toggle } = useFollow({ question });
  return (
    <Button
      variant={isOn ? 'light' : 'subtle'}
      size="compact-sm"
      leftSection={<Icon name={isOn ? 'check' : 'bell'} size={16} />}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'alerts_unfollow_label' : 'alerts_follow_label')}
      // Not `disabled`, nor `loading`, which disables too: the focus would be lost.
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : toggle}
    >
      {t(isOn ? 'alerts_following' : 'alerts_follow')}
    </Button>
  );
}
