import { Button, TextInput } from '@mantine/core';
import { questionNameMax } from '@massima/contract/constants';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';

interface Props {
  query: string;
  /** The name it has; empty: none. */
  name: string;
  isBusy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** A name of one's own for a question that is asked again and again. */
export function NameDialog({ query, name: before, isBusy, onSave, onClose }: Props) {
  const { t } = useText();
  const [name, setName] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSave(name.trim());
  };
  return (
    <Dialog title={t('history_name_title')} onClose={onClose}>
      <p>{query}</p>
      <form onSubmit={submit}>
        <TextInput
          label={t('history_name_label')}
          description={t('history_name_hint')}
          autoComplete="off"
          maxLength={questionNameMax}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
