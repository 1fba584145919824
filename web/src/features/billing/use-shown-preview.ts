import { previewWords } from '@massima/contract/format/preview-words';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { useShown } from '../../lib/use-shown.ts';

type Preview = Outputs['billing']['previewPlan'];

/** Milliseconds. A quote is valid for 15 minutes, so the preview is refetched before that. */
export const quoteRefresh = 10 * 60_000;

/** Preview of a plan's charges, as shown before confirmation. */
export function useShownPreview(plan: string, response: Preview | undefined) {
  const text = useText();
  const keyOf = (preview: Preview) => JSON.stringify(previewWords(text, preview));
  return useShown({
    about: plan,
    response,
    isSame: (a, b) => keyOf(a) === keyOf(b),
    of: ({ preview }) => preview,
  });
}
