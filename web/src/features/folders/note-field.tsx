import { noteMax } from '@massima/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './note-field.module.css';

interface Props {
  projectId: number;
  idResult: string;
  note: string;
  label: string;
  readOnly: boolean;
}

/** Milliseconds after the last key press. */
const saveAfter = 800;

/** One's own note on a saved ruling, kept as one types; a failure says so and leaves the text where it is. */
export function NoteField({ projectId, idResult, note, label, readOnly }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState(note);
  const saved = useRef(note);
  const { mutate, status } = trpc.projects.setNote.useMutation();

  const save = (text: string) => {
    if (text === saved.current || readOnly) return;
    mutate({ projectId, idResult, note: text }, { onSuccess: () => (saved.current = text) });
  };
  useEffect(() => {
    const timer = setTimeout(() => save(typed), saveAfter);
    return () => clearTimeout(timer);
    // Only typing starts the clock.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  if (readOnly && note === '') return null;
  const state = {
    idle: '',
    pending: t('folder_note_saving'),
    success: t('folder_note_saved'),
    error: t('folder_note_failed'),
  }[status];
  return (
    <div className={classes.note}>
      <textarea
        aria-label={label}
        placeholder={t('folder_note_placeholder')}
        rows={Math.min(8, typed.split('\n').length)}
        maxLength={noteMax}
        readOnly={readOnly}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => save(typed)}
      />
      <span role="status" className={status === 'error' ? classes.failed : classes.state}>
        {state}
      </span>
    </div>
  );
}
