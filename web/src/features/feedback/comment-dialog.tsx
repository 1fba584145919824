import { Button, Textarea } from '@mantine/core';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { useDraft } from '../../lib/use-draft.ts';

interface Props {
  idResult: string;
  onClose: () => void;
  onSubmit: (comment: string) => void;
}

/** Why a result was of no use: nothing is sent without a word. */
export function CommentDialog({ idResult, onClose, onSubmit }: Props) {
  const { t } = useText();
  const draft = useDraft(`comment.${idResult}`, { comment: '' });
  const { comment } = draft.value;
  return (
    <Dialog title={t('rating_title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          draft.clear();
          onSubmit(comment.trim());
        }}
      >
        <Textarea
          label={t('rating_comment')}
          rows={4}
          maxLength={5000}
          value={comment}
          onChange={(event) => draft.set({ comment: event.currentTarget.value })}
        />
        <DialogActions
          onCancel={() => {
            draft.clear();
            onClose();
          }}
        >
          <Button type="submit" disabled={comment.trim() === ''}>
            {t('rating_send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
