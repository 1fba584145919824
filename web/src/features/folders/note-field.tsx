import { noteMax } from '@massima/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveNote } from '../../api/folders.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useText } from '../../lib/i18n.tsx';
import { pushUndo } from '../../lib/undo-stack.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './note-field.module.css';
import { keepNote } from './use-saved-pages.ts';

interface Note {
  projectId: number;
  idResult: string;
  note: string;
  /** Citation of the ruling, for the undo message. */
  citation: string;
}

/** Milliseconds after the last key press. */
const saveAfter = 800;

/**
 * State of a note that is saved while typing. Saves run serially, so that an earlier text cannot
 * overwrite a later one. Unsaved text is sent on blur and survives a reload. Input until blur is a
 * single undo action.
 */
function useNote({ projectId, idResult, note, citation }: Note) {
  const { t } = useText();
  const client = useQueryClient();
  const [saved, setSaved] = useState(note);
  const [previousNote, setGiven] = useState(note);
  const draft = useDraft(`note.${projectId}.${idResult}`, { note: saved });
  const input = draft.value.note;
  const last = useRef({ input, saved: note, isSaving: false });
  last.current.input = input;
  // The note was changed in another tab and reloaded. Without local input the field follows;
  // otherwise the next key would restore the older text.
  if (note !== previousNote) {
    setGiven(note);
    setSaved(note);
    last.current.saved = note;
  }
  const { mutateAsync, status } = useMutation(saveNote);
  /** Note before the field was focused, and a function that drops its undo entry. */
  const visit = useRef<{ from: string; forget: () => void } | null>(null);
  const hasLeft = useRef(false);

  const remember = (before: string, now: string) => {
    const from = visit.current?.from ?? before;
    visit.current?.forget();
    if (from === now) return (visit.current = null);
    const action = from === '' ? 'written' : now === '' ? 'emptied' : 'changed';
    const forget = pushUndo(t('folder_note_undo', { action, citation }), async () => {
      visit.current = null;
      // Does not overwrite a later change by another tab.
      await mutateAsync({ projectId, idResult, note: from, before: now });
      keepNote(client, projectId, idResult, from);
    });
    visit.current = { from, forget };
  };

  const save = async () => {
    const state = last.current;
    if (state.isSaving || state.input === state.saved) return;
    state.isSaving = true;
    const sent = state.input;
    try {
      await mutateAsync({ projectId, idResult, note: sent });
      remember(state.saved, sent);
      state.saved = sent;
      keepNote(client, projectId, idResult, sent);
      // Updated together with the draft. Without a draft the field shows the saved note.
      setSaved(sent);
      if (state.input === sent) draft.clear();
    } catch {
      // The status next to the field reports the error; the next key retries.
      return;
    } finally {
      state.isSaving = false;
    }
    await save();
  };
  const saveNow = useRef(save);
  saveNow.current = save;

  useEffect(() => {
    const timer = setTimeout(() => void saveNow.current(), saveAfter);
    return () => clearTimeout(timer);
  }, [input]);
  useEffect(() => () => void saveNow.current(), []);

  return {
    input,
    type: (text: string) => {
      if (hasLeft.current) visit.current = null;
      hasLeft.current = false;
      draft.set({ note: text });
    },
    leave: () => {
      hasLeft.current = true;
      void save();
    },
    status,
  };
}

interface Props {
  projectId: number;
  idResult: string;
  note: string;
  /** Citation of the ruling. */
  citation: string;
}

/** Note of another user, read by an administrator. */
export const ReadOnlyNote = ({ note }: { note: string }) =>
  note === '' ? null : <p className={classes.read}>{note}</p>;

/** Note of the user on a saved ruling. After an error the text stays in the field. */
export function NoteField(props: Props) {
  const { t } = useText();
  const { input, type, leave, status } = useNote(props);
  const state = {
    idle: '',
    pending: t('folder_note_saving'),
    success: t('folder_note_saved'),
    error: t('folder_note_failed'),
  }[status];
  return (
    <div className={classes.note}>
      <textarea
        aria-label={t('folder_notes_of', { citation: props.citation })}
        placeholder={t('folder_note_placeholder')}
        rows={Math.min(8, input.split('\n').length)}
        maxLength={noteMax}
        value={input}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      <span role="status" className={status === 'error' ? classes.failed : classes.state}>
        {state}
      </span>
    </div>
  );
}
