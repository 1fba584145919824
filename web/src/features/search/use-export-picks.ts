import type { ExportFormat } from '@massima/contract/folders';
import type { SearchResult } from '@massima/contract/search';
import { exportResults } from '../../api/folders.ts';
import { elementOf } from '../../lib/element-of.ts';
import { useText } from '../../lib/i18n.tsx';
import { saveSentFile } from '../../lib/save-file.ts';
import { useMutation } from '../../lib/use-mutation.ts';

/** Hands the results that are picked to the browser as a file, under the question that found them. */
export function useExportPicks(query: string, picked: readonly SearchResult[]) {
  const text = useText();
  const save = useMutation({ ...exportResults, onSuccess: saveSentFile });
  return (format: ExportFormat) => {
    // The second press of an impatient finger is not a second file.
    if (save.isPending) return;
    save.mutate({
      format,
      locale: text.locale,
      title: query,
      elements: picked.map((result) => elementOf({ result, query })),
    });
  };
}
