import { useText } from './i18n.tsx';
import { saveFile, wordMediaType } from './save-file.ts';
import { toast } from './toast.ts';
import { useMutation } from './use-mutation.ts';

/** A Word document that is written here, `name` without its ending: one file, however often it is pressed while it is on its way. */
export function useWordFile(name: string, make: () => Promise<BlobPart>) {
  const { t } = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => make(),
    onSuccess: (content) => saveFile(`${name}.docx`, wordMediaType, content),
    onError: () => toast(t('unknown_error'), { tone: 'error' }),
  });
  return { isBusy: isPending, save: () => mutate() };
}
