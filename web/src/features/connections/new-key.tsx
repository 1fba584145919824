import { Button, Checkbox, TextInput } from '@mantine/core';
import { connectionNameMax } from '@massima/contract/constants';
import { useState } from 'react';
import { createKey } from '../../api/connections.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { ShownOnce } from '../../components/shown-once.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import classes from './connections.module.css';

const lengths = ['30', '90', '365'] as const;
const empty: { name: string; mayWrite: boolean; days: (typeof lengths)[number] } = {
  name: '',
  mayWrite: false,
  days: '90',
};

/** Creates a key in a dialog, which shows it once. */
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
  if (key !== undefined)
    return (
      <ShownOnce
        title={t('connection_made')}
        text={t('connection_made_text')}
        secret={key}
        copyLabel={t('connection_copy')}
        copied={t('connection_copied')}
        notCopied={t('connection_copy_failed')}
        onClose={onClose}
      />
    );
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
