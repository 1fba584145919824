import { toast } from './toast.ts';

/** The clipboard of today where the page may use it (https, localhost), else the old way. Says whether it worked. */
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

/** What is said then. `kind`: of a kind, only the latest notice is shown. */
interface Said {
  copied: string;
  notCopied: string;
  kind?: string;
}

/** Copies, and says whether it worked. */
export async function copyAndTell(text: string, { copied, notCopied, kind }: Said): Promise<void> {
  if (await copyText(text)) toast(copied, kind === undefined ? {} : { kind });
  else toast(notCopied, { tone: 'error' });
}
