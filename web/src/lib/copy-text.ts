import { toast } from './toast.ts';

/**
 * Copies by the Clipboard API (https, localhost) or by the legacy command. Returns whether it
 * worked.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.setAttribute('readonly', '');
    area.className = 'visually-hidden';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

/** Messages after copying. Only the latest notice of a `kind` is shown. */
interface Messages {
  copied: string;
  notCopied: string;
  kind?: string;
}

/** Copies a text and reports the outcome. */
export async function copyAndNotify(text: string, { copied, notCopied, kind }: Messages): Promise<void> {
  if (await copyText(text)) toast(copied, kind === undefined ? {} : { kind });
  else toast(notCopied, { tone: 'error' });
}
