import { Button, Textarea } from '@mantine/core';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useText } from '../../lib/i18n.tsx';

interface Props {
  idResult: string;
  onClose: () => void;
  /** Shown before it is sent; the result reverts it if it is rejected. */
  onSubmit: (comment: string) => void;
}

/** Dialog for the required comment of a negative rating. */
export function CommentDialog({ idResult, onClose, onSubmit }: Props) {
  const { t } = useText();
  const fields = useFields({
    draft: `comment.${idResult}`,
    saved: { comment: '' },
    check: ({ comment }) => (comment.trim() === '' ? { comment: 'missing_parameters' } : {}),
  });
  return (
    <Dialog title={t('rating_title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          fields.clear();
          onSubmit(fields.values.comment.trim());
        }}
      >
        <Textarea label={t('rating_comment')} rows={4} maxLength={5000} {...fields.field('comment')} />
        <DialogActions
          onCancel={() => {
            fields.clear();
            onClose();
          }}
        >
          <Button type="submit" disabled={!fields.isComplete}>
            {t('rating_send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
