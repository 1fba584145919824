import { noteMax } from '@massima/contract/constants';
import { useText } from '../../lib/i18n.tsx';
import classes from './note-field.module.css';
import { useNote } from './use-note.ts';

interface Props {
  projectId: number;
  idResult: string;
  note: string;
  /** Of the ruling that it is about. */
  citation: string;
}

/** Another user's note, as an administrator reads it. */
export const ReadOnlyNote = ({ note }: { note: string }) =>
  note === '' ? null : <p className={classes.read}>{note}</p>;

/** Your own note on a saved ruling; a failure says so and leaves the text where it is. */
export function NoteField(props: Props) {
  const { t } = useText();
  const { typed, type, leave, status } = useNote(props);
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
        rows={Math.min(8, typed.split('\n').length)}
        maxLength={noteMax}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      <span role="status" className={status === 'error' ? classes.failed : classes.state}>
        {state}
      </span>
    </div>
  );
}
