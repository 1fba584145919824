import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';

/** Names or pins an entry; those that are pinned are read anew. */
export function useQuestionChange(onChanged: (question: Outputs['questions']['change']) => void) {
  const text = useText();
  const utils = trpc.useUtils();
  return trpc.questions.change.useMutation({
    onSuccess: (question) => {
      onChanged(question);
      return utils.questions.pinned.invalidate();
    },
    onError: (error) => toast(errorMessage(text, error, 'update_error'), { tone: 'error' }),
  });
}
