import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useDraft } from '../../forms/use-draft.ts';

interface Key {
  projectId: number;
  idResult: string;
}

/** Milliseconds after the last key press. */
const saveAfter = 800;

/**
 * A note that is kept as one types. One save at a time, so that an earlier text never arrives after a later one; what was
 * not kept yet is sent when the note is left, and is still there after a reload.
 */
export function useNote({ projectId, idResult }: Key, note: string, onSaved: (note: string) => void) {
  const [saved, setSaved] = useState(note);
  const [given, setGiven] = useState(note);
  const draft = useDraft(`note.${projectId}.${idResult}`, { note: saved });
  const typed = draft.value.note;
  const last = useRef({ typed, saved: note, isSaving: false });
  last.current.typed = typed;
  // Written in another tab and reloaded: a note that is not being changed here follows, or the next key would restore the older text.
  if (note !== given) {
    setGiven(note);
    setSaved(note);
    last.current.saved = note;
  }
  const { mutateAsync, status } = trpc.projects.setNote.useMutation();

  const save = async () => {
    const state = last.current;
    if (state.isSaving || state.typed === state.saved) return;
    state.isSaving = true;
    const sent = state.typed;
    try {
      await mutateAsync({ projectId, idResult, note: sent });
      state.saved = sent;
      onSaved(sent);
      // Together: without its draft the field shows what is saved, which is this and not what the folder came with.
      setSaved(sent);
      if (state.typed === sent) draft.clear();
    } catch {
      // The state next to the field says so; the next key press tries again.
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
  }, [typed]);
  useEffect(() => () => void saveNow.current(), []);

  return { typed, type: (text: string) => draft.set({ note: text }), save: () => void save(), status };
}
