import type { SearchResult } from '@massima/contract/search';
import { useState } from 'react';
import { removeRating, saveRating } from '../../api/ratings.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { named } from '../../components/named.ts';
import { useText } from '../../lib/i18n.tsx';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { pushUndo } from '../../lib/undo-stack.ts';
import { useMutation } from '../../lib/use-mutation.ts';

export type Rating = SearchResult['feedback'];
type Thumb = 'up' | 'down';

/** Effect of a click on a thumb. A negative rating requires a comment before anything is sent. */
type RatingStep = { to: 'positive' } | { to: 'none' } | { ask: 'comment' };

/**
 * Returns the effect of a click: the five transitions of the product specification, and negative →
 * positive.
 */
export function nextRating(now: Rating, thumb: Thumb): RatingStep {
  if (thumb === 'up') return now === 'positive' ? { to: 'none' } : { to: 'positive' };
  return now === 'negative' ? { to: 'none' } : { ask: 'comment' };
}

/** Comment of every positive rating, in one language for the readers of ratings. */
const positiveComment = 'Risultato utile';

const CommentDialog = lazyDialog(() => import('./comment-dialog.tsx').then((m) => m.CommentDialog));

interface Props {
  result: SearchResult;
  query: string;
  /**
   * Called immediately, before the server responds, and again with the previous rating after an
   * error.
   */
  onRate: (rating: Rating) => void;
}

/** Thumbs down and up. A click shows immediately and is reverted if it could not be saved. */
export function RatingButtons({ result, query, onRate }: Props) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const save = useMutation(saveRating);
  const remove = useMutation(removeRating);
  const idResult = result.id_new;
  const now = result.feedback;

  /**
   * Returns the comment of the previous rating for undo; undefined if it could not be read, which
   * disables undo.
   */
  const readComment = async (from: Rating): Promise<string | undefined> => {
    if (from !== 'negative') return undefined;
    const { comment } = await utils.feedbacks.of
      .fetch({ idResult }, { staleTime: 0 })
      .catch(() => ({ comment: undefined }));
    return comment;
  };
  const rate = async (to: Rating, comment = '', from = now, isUndoable = true): Promise<boolean> => {
    onRate(to);
    try {
      const before = await readComment(from);
      if (to === 'none') await remove.mutateAsync({ idResult });
      else await save.mutateAsync({ idResult, query, positive: to === 'positive', comment });
      // A comment that could not be read cannot be restored.
      const previousComment = from === 'negative' ? before : from === 'positive' ? positiveComment : '';
      const undo = async () => {
        if (!(await rate(from, previousComment, to, false))) throw new Error('The rating is as it was');
      };
      if (before !== undefined)
        toast(t('rating_removed'), {
          ms: undoMs,
          actions: [{ label: t('undo'), run: undo, isUndo: isUndoable }],
        });
      else if (isUndoable)
        pushUndo(
          t(to === 'positive' ? 'rating_up' : 'rating_down'),
          previousComment === undefined ? null : undo,
        );
      return true;
    } catch {
      onRate(from);
      return false;
    }
  };

  const press = (thumb: Thumb) => {
    const step = nextRating(now, thumb);
    if ('ask' in step) setAsking(true);
    else void rate(step.to, step.to === 'positive' ? positiveComment : '');
  };

  const comment = async (text: string) => {
    setAsking(false);
    if (await rate('negative', text)) toast(t('result_feedback_thanks'));
  };

  const isBusy = save.isPending || remove.isPending;
  return (
    <>
      <IconButton
        icon="down"
        label={t('rating_down')}
        {...named(t('word_down'))}
        aria-pressed={now === 'negative'}
        active={now === 'negative'}
        isBusy={isBusy}
        onClick={() => press('down')}
      />
      <IconButton
        icon="up"
        label={t('rating_up')}
        {...named(t('word_up'))}
        aria-pressed={now === 'positive'}
        active={now === 'positive'}
        isBusy={isBusy}
        onClick={() => press('up')}
      />
      {isAsking && (
        <CommentDialog
          idResult={idResult}
          onClose={() => setAsking(false)}
          onSubmit={(text) => void comment(text)}
        />
      )}
    </>
  );
}
