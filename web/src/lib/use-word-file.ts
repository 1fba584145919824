import { useText } from './i18n.tsx';
import { saveFile, wordMediaType } from './save-file.ts';
import { toast } from './toast.ts';
import { useMutation } from './use-mutation.ts';

/**
 * Creates and saves a Word document; further clicks while it is created are ignored.
 *
 * @param name file name without extension
 */
export function useWordFile(name: string, make: () => Promise<BlobPart>) {
  const { t } = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => make(),
    onSuccess: (content) => saveFile(`${name}.docx`, wordMediaType, content),
    onError: () => toast(t('unknown_error'), { tone: 'error' }),
  });
  return { isBusy: isPending, save: () => mutate() };
}
