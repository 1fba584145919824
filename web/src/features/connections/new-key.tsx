import { Button, Checkbox, TextInput } from '@mantine/core';
import { connectionNameMax } from '@massima/contract/constants';
import { useState } from 'react';
import { createKey } from '../../api/connections.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import classes from './connections.module.css';

const lengths = ['30', '90', '365'] as const;
const empty: { name: string; mayWrite: boolean; days: (typeof lengths)[number] } = {
  name: '',
  mayWrite: false,
  days: '90',
};

/** A key is made in a dialog, which then shows it: this once. */
export function NewKey() {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('connections_new')}
      </Button>
      {isOpen && <NewKeyDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const [key, setKey] = useState<string>();
  const fields = useFields({
    draft: null,
    saved: empty,
    check: ({ name }) => (name.trim() === '' ? { name: 'missing_parameters' } : {}),
  });
  const { mayWrite, days } = fields.values;
  const form = useForm([fields], {
    ...createKey,
    input: () => ({ name: fields.values.name.trim(), may_write: mayWrite, days: Number(days) }),
    onDone: (made) => setKey(made.key),
  });
  if (key !== undefined) return <MadeKey apiKey={key} onClose={onClose} />;
  return (
    <Dialog title={t('connections_new')} onClose={onClose}>
      <form {...form.props} className={classes.form}>
        <TextInput
          label={t('connection_name')}
          description={t('connection_name_hint')}
          autoComplete="off"
          maxLength={connectionNameMax}
          {...fields.field('name')}
        />
        <RadioGroup
          label={t('connection_days')}
          value={days}
          options={lengths.map((value) => ({ value, text: t('connection_days_choice', { days: value }) }))}
          isRow
          onChange={(chosen) => fields.set({ days: chosen })}
        />
        <Checkbox
          label={t('connection_write')}
          description={t('connection_write_hint')}
          checked={mayWrite}
          onChange={(event) => fields.set({ mayWrite: event.currentTarget.checked })}
        />
        <p className={classes.note}>{t('connection_cost')}</p>
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={form.isPending} disabled={!form.isComplete}>
            {t('connections_new')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const { t } = useText();
  const copy = async () => {
    const isCopied = await copyText(apiKey);
    toast(t(isCopied ? 'connection_copied' : 'connection_copy_failed'), isCopied ? {} : { tone: 'error' });
  };
  return (
    <Dialog title={t('connection_made')} onClose={onClose}>
      <p>{t('connection_made_text')}</p>
      <pre className={classes.key} tabIndex={0} aria-label={t('connection_made')}>
        <code>{apiKey}</code>
      </pre>
      <DialogActions onCancel={onClose} cancelText={t('close')}>
        <Button onClick={() => void copy()}>{t('connection_copy')}</Button>
      </DialogActions>
    </Dialog>
  );
}
