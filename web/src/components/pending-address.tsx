import { Button } from '@mantine/core';
import { longDay } from '@massima/contract/format/day-with';
import { withdrawAddressChange } from '../api/accounts.ts';
import { useText } from '../lib/i18n.tsx';
import { toast } from '../lib/toast.ts';
import { type Outputs, trpc } from '../lib/trpc.ts';
import { useMutation } from '../lib/use-mutation.ts';
import { Notice } from './notice.tsx';

type Change = NonNullable<Outputs['accounts']['addressChange']['change']>;

/**
 * Pending new address of the account. Its owner and administrators see it and can cancel the
 * change.
 */
export function PendingAddress({ id }: { id: number }) {
  const { t } = useText();
  const { data } = trpc.accounts.addressChange.useQuery({ id }, { staleTime: 0 });
  const withdraw = useMutation({
    ...withdrawAddressChange,
    onSuccess: () => toast(t('address_withdrawn'), { isFinal: true }),
  });
  if (!data?.change) return null;
  const { email } = data.change;
  return (
    <Notice tone="warning" aboveList>
      <p>{t('address_pending', { email })}</p>
      <PendingState change={data.change} />
      <Button
        variant="default"
        size="compact-sm"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ id })}
      >
        {t('address_withdraw')}
      </Button>
    </Notice>
  );
}

function PendingState({ change }: { change: Change }) {
  const { t, locale } = useText();
  const on = (instant: string) => ({ day: longDay('il', instant, locale) });
  const { confirmed_at, agreed_at, silent_at, lapses_at } = change;
  return (
    <ul>
      <li>
        {confirmed_at === null
          ? t('address_not_confirmed', on(lapses_at))
          : t('address_confirmed', on(confirmed_at))}
      </li>
      <li>
        {silent_at === null
          ? t('address_old_not_asked')
          : agreed_at === null
            ? t('address_not_agreed', { day: longDay('dal', silent_at, locale) })
            : t('address_agreed', on(agreed_at))}
      </li>
    </ul>
  );
}
