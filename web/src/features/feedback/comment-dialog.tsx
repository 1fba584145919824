import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';

/** Why a result was of no use: nothing is sent without a word. */
export function CommentDialog({
  onClose,
  onSubmit,
}: {
  onClose: () => void;
  onSubmit: (comment: string) => void;
}) {
  const { t } = useText();
  const [comment, setComment] = useState('');
  return (
    <Dialog title={t('rating_title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(comment.trim());
        }}
      >
        <Textarea
          label={t('rating_comment')}
          rows={4}
          maxLength={5000}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={comment.trim() === ''}>
            {t('rating_send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
