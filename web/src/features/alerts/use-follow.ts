import type { FollowedQuestion } from '@massima/contract/alerts';
import { useNavigate } from 'react-router-dom';
import { createAlert, removeAlert } from '../../api/alerts.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { pushUndo } from '../../lib/undo-stack.ts';
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';

export type Alert = Outputs['alerts']['list']['alerts'][number];
type Made = Outputs['alerts']['create'];
type What = Inputs['alerts']['create'];

/** Normalises a query for comparison: fixed order, without the defaults that the server adds. */
const same = (question: FollowedQuestion | Extract<What, { question: unknown }>['question']): string => {
  const { query, filters = {}, as_typed: isVerbatim = false } = question;
  const activeFilters = Object.entries(filters).filter(
    ([name, value]) =>
      value &&
      !(Array.isArray(value) && value.length === 0) &&
      !(name === 'selectedType' && value === 'massima'),
  );
  return JSON.stringify([query, isVerbatim, activeFilters.sort(([a], [b]) => a.localeCompare(b))]);
};

/**
 * Returns the ruling of a result by the format of index ids. With a different format, a followed
 * ruling appears as not followed, and following it again is harmless.
 */
const rulingOf = (idResult: string) => idResult.replace(/-[ms]\d+$/, '');

const isAbout = (what: What) => (alert: Alert) =>
  'question' in what
    ? alert.question !== null && same(alert.question) === same(what.question)
    : 'id_new' in what && alert.ruling_id === rulingOf(what.id_new);

/** Follows a query or a ruling. */
export function useFollow(what: What) {
  const { t } = useText();
  const isSearch = 'question' in what;
  return useFollowed({
    what,
    isIt: isAbout(what),
    unfollowed: t(isSearch ? 'alerts_unfollowed' : 'alerts_unfollowed_ruling'),
    messagesOf: () => [t(isSearch ? 'alerts_followed' : 'alerts_followed_ruling')],
  });
}

interface Followed {
  what: What;
  /** Returns true if an alert is about the subject. `made` is an alert that was just created. */
  isIt: (alert: Alert, made: Made | undefined) => boolean;
  unfollowed: string;
  /** Messages of the notice; the first describes the action for undo. */
  messagesOf: (made: Made) => [string, ...string[]];
}

/**
 * Returns whether a subject is followed and a function that toggles it. The list is fetched once
 * and cached.
 */
export function useFollowed({ what, isIt, unfollowed, messagesOf }: Followed) {
  const { t } = useText();
  const navigate = useNavigate();
  const list = trpc.alerts.list.useQuery(undefined, { staleTime: 5 * 60_000 });
  const follow = useMutation({
    ...createAlert,
    onSuccess: (made) =>
      toast(messagesOf(made).join(' '), {
        kind: 'alert',
        actions: [{ label: t('alerts_open'), run: () => void navigate(paths.alerts) }],
      }),
  });
  const unfollow = useMutation({
    ...removeAlert,
    onSuccess: () => toast(unfollowed, { kind: 'alert' }),
  });
  const alerts = list.data?.alerts;
  const alert = alerts?.find((candidate) => isIt(candidate, follow.data));
  // Following and unfollowing undo each other. Undo by key adds no new entry to the undo stack.
  const isBusy = follow.isPending || unfollow.isPending;
  const toggle = async () => {
    // A second click is ignored while the first is pending.
    if (isBusy) return;
    if (alert) {
      await unfollow.mutateAsync({ id: alert.id });
      pushUndo(unfollowed, () => follow.mutateAsync(what));
    } else {
      const made = await follow.mutateAsync(what);
      const { id } = made.alert;
      // Undo keeps an alert that existed, or may have existed, before.
      const isNew = alerts?.every((existing) => existing.id !== id);
      pushUndo(messagesOf(made)[0], isNew ? () => unfollow.mutateAsync({ id }) : null);
    }
  };
  return {
    isOn: alert !== undefined,
    isBusy,
    // The mutation has reported its error.
    toggle: () => void toggle().catch(() => {}),
  };
}
