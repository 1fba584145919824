import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Mail {
  id: string;
  /** The envelope's recipients, comma separated. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  date: string;
}

/** Number of mails kept; older mails are deleted. */
export const MAX_MAILS = 200;

export interface Inbox {
  /** Newest first. */
  list(): Mail[];
  find(id: string): Mail | undefined;
  add(mail: Omit<Mail, 'id'>): Promise<Mail>;
  clear(): Promise<void>;
  flush(): Promise<void>;
}

export async function createInbox(dataDir: string, limit = MAX_MAILS): Promise<Inbox> {
  const file = dataDir ? path.join(dataDir, 'inbox.json') : undefined;
  let mails = file ? await load(file) : [];
  let writing: Promise<void> = Promise.resolve();

  const save = (): Promise<void> => {
    if (!file) return Promise.resolve();
    // One write after the other, each whole: a kill in between leaves the previous state, never half a file.
    writing = writing.then(async () => {
      await mkdir(dataDir, { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(mails), { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
    return writing;
  };

  return {
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    add: async (content) => {
      const mail = { id: randomUUID(), ...content };
      mails = [mail, ...mails].slice(0, limit);
      await save();
      return mail;
    },
    clear: async () => {
      mails = [];
      await save();
    },
    flush: () => writing,
  };
}

async function load(file: string): Promise<Mail[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Mail[];
  } catch {
    return [];
  }
}
