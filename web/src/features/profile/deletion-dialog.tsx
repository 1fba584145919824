import { Button } from '@mantine/core';
import { marked } from '@massima/contract/format/marked';
import { billWords } from '@massima/contract/format/preview-words';
import { type ReactNode } from 'react';
import { removeOwnAccount } from '../../api/accounts.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { SumTable } from '../../components/sum-table.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useShown } from '../../lib/use-shown.ts';
import { useMutation } from '../../lib/use-mutation.ts';

type Bill = Outputs['billing']['lastBill'];

interface Props {
  id: number;
  /** Export button. Stored data can be exported before the deletion. */
  download: ReactNode;
  onDone: () => void;
  onClose: () => void;
}

/** Milliseconds; a quote is valid for 15 minutes. */
const quoteRefresh = 10 * 60_000;

/** Asks before an account is deleted permanently, and shows the final bill of a metered plan. */
export function DeletionDialog({ id, download, onDone, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const bill = trpc.billing.lastBill.useQuery({ id }, { staleTime: 0, refetchInterval: quoteRefresh });
  const quote = useShown({
    about: String(id),
    response: bill.data,
    isSame: (a, b) => JSON.stringify(billWords(text, a)) === JSON.stringify(billWords(text, b)),
    of: (data) => data.last_bill,
  });
  const remove = useMutation({
    ...removeOwnAccount,
    onSuccess: onDone,
    onError: (error) => void quote.take(error),
  });
  const { now } = quote;
  return (
    <Dialog title={t('profile_delete')} alert onClose={onClose}>
      <p>{t('profile_delete_text')}</p>
      {download}
      {quote.isRefused && (
        <Notice tone="warning" urgent>
          {t('quote_changed')}
        </Notice>
      )}
      {bill.error && !now && <LoadFailed error={bill.error} onRetry={() => void bill.refetch()} />}
      {!now && !bill.error && <p role="status">{t('loading')}</p>}
      {now && <LastBill bill={now} before={quote.before} />}
      <DialogActions onCancel={onClose}>
        <Button
          color="red"
          loading={remove.isPending}
          disabled={!now}
          onClick={() => now && remove.mutate({ id, quote: now.quote })}
        >
          {t('profile_delete_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LastBill({ bill, before }: { bill: Bill; before: Bill | null }) {
  const text = useText();
  const texts = billWords(text, bill);
  const old = before ? billWords(text, before) : undefined;
  const [total] = marked([texts.total], old && [old.total]);
  const rows = marked(texts.rows, old?.rows);
  return rows.length > 0 && total ? (
    <div role="status">
      <SumTable caption={texts.caption} rows={rows} total={total} />
    </div>
  ) : (
    <p role="status">{texts.none}</p>
  );
}
