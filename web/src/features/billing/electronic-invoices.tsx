import { Button, TextInput } from '@mantine/core';
import type { ElectronicInvoice } from '@massima/contract/electronic-invoice';
import { pageSizes } from '@massima/contract/constants';
import { longDay } from '@massima/contract/format/day-with';
import { sum } from '@massima/contract/format/prices';
import { useState } from 'react';
import { downloadInvoice, remakeInvoice } from '../../api/billing.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Entry, EntryList } from '../../components/entry-list.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Pager } from '../../components/pager.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { type Text, type TextKey, useText } from '../../lib/i18n.tsx';
import { saveSentFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import { useMutation } from '../../lib/use-mutation.ts';

/** Names of the billing fields that an invoice requires. Other problems are for the operator. */
const fieldNames: Readonly<Record<string, TextKey>> = {
  'buyer.street': 'billing_address',
  'buyer.zip': 'billing_zip_code',
  'buyer.city': 'billing_city',
  'buyer.province': 'billing_state',
  'buyer.country': 'billing_country',
  'buyer.vat': 'billing_vat_number',
  'buyer.fiscalCode': 'billing_fiscal_code',
  'buyer.code': 'billing_fe_code_or_pec',
  'buyer.pec': 'billing_fe_code_or_pec',
};

type Texts = Pick<Text, 't'>;

const nameOf = ({ type, number }: ElectronicInvoice, { t }: Texts): string =>
  t(`einvoice_${type}`, { number: number ?? '–' });

const problemOf = ({ state, problem }: ElectronicInvoice, { t }: Texts): string =>
  state === 'blocked'
    ? [...new Set(problem.split(', ').map((path) => t(fieldNames[path] ?? 'einvoice_others')))].join(', ')
    : // The text around it ends with a full stop.
      problem.replace(/\.$/, '');

/** Reports the outcome, since the account's data can still be incomplete. */
function tell(now: ElectronicInvoice | undefined, made: string, text: Texts): void {
  if (now?.state === 'blocked')
    toast(text.t('einvoice_blocked', { problem: problemOf(now, text) }), { tone: 'error' });
  else toast(made, { isFinal: true });
}

interface Props {
  id: number;
  /** True if the user may mark an invoice as rejected. */
  isAdmin?: boolean;
  className?: string | undefined;
}

/** Electronic invoices of an account, each as the file for the exchange system. */
export function ElectronicInvoices({ id, isAdmin = false, className }: Props) {
  const text = useText();
  const { t, locale } = text;
  const list = trpc.billing.electronicInvoices.useQuery({ id });
  const save = useMutation({ ...downloadInvoice, onSuccess: saveSentFile });
  const retry = useMutation({
    ...remakeInvoice,
    onSuccess: ({ documents }, { document }) => {
      const now = documents.find((candidate) => candidate.id === document);
      if (now) tell(now, t('einvoice_issued', { name: nameOf(now, text) }), text);
    },
  });
  const [refusing, setRefusing, close] = useDialog<ElectronicInvoice>();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(pageSizes.list[0]);
  if (list.error) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data || list.data.documents.length === 0) return null;
  const { documents } = list.data;
  const rows = documents.slice((page - 1) * size, page * size);
  return (
    <section className={className}>
      <h2>{t('einvoices_title')}</h2>
      <EntryList label={t('einvoices_title')}>
        {rows.map((document) => {
          const name = nameOf(document, text);
          const facts = [
            `${t('einvoice_of', { day: longDay('del', document.day, locale) })} · ${sum(text, document.amount, 'eur')}`,
            ...(document.state === 'made'
              ? []
              : [t(`einvoice_${document.state}`, { problem: problemOf(document, text) })]),
          ];
          return (
            <Entry key={document.id} name={name} facts={facts}>
              {isAdmin && document.state === 'blocked' && (
                <Button
                  variant="default"
                  size="compact-sm"
                  flex="none"
                  aria-label={t('einvoice_retry_of', { name })}
                  // Not `loading`, because the focus would be lost.
                  aria-disabled={retry.isPending}
                  onClick={() => retry.mutate({ id, document: document.id })}
                >
                  {t('retry')}
                </Button>
              )}
              {isAdmin && document.state === 'made' && (
                <IconButton
                  icon="renew"
                  label={t('einvoice_remake_of', { name })}
                  onClick={() => setRefusing(document)}
                />
              )}
              {document.state !== 'blocked' && (
                <IconButton
                  icon="download"
                  label={t('einvoice_download_of', { name })}
                  onClick={() => save.mutate({ id, document: document.id })}
                />
              )}
            </Entry>
          );
        })}
      </EntryList>
      {documents.length > pageSizes.list[0] && (
        <Pager
          {...{ page, size, rowCount: rows.length, total: documents.length, sizes: pageSizes.list }}
          onPage={setPage}
          onSize={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
      )}
      {refusing && <RemakeDialog id={id} document={refusing} onClose={close} />}
    </section>
  );
}

interface RemakeProps {
  id: number;
  document: ElectronicInvoice;
  onClose: () => void;
}

function RemakeDialog({ id, document, onClose }: RemakeProps) {
  const text = useText();
  const { t } = text;
  const fields = useFields({ draft: null, saved: { reason: '' } });
  const form = useForm([fields], {
    ...remakeInvoice,
    input: () => ({ id, document: document.id, reason: fields.values.reason }),
    onDone: ({ documents }) => {
      onClose();
      const { type, number } = document;
      const now = documents.find(
        (replacement) =>
          replacement.type === type && replacement.number === number && replacement.state !== 'refused',
      );
      tell(now, t('einvoice_remade'), text);
    },
  });
  return (
    <Dialog title={t('einvoice_remake')} onClose={onClose}>
      <form {...form.props}>
        <p>{t('einvoice_remake_text')}</p>
        <TextInput
          label={t('einvoice_reason')}
          autoComplete="off"
          maxLength={500}
          {...fields.field('reason')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={form.isPending}>
            {t('einvoice_remake')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
