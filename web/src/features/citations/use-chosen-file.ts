import { useEffect, useRef, useState } from 'react';
import { readDocument } from './document/read-document.ts';
import type { Remark } from '@massima/documents/read';
import { DocumentRefused, type RefusalReason } from '@massima/documents/refusal';

type Reading = { name: string; progress: number | null };

/** Reads the text of a chosen file. A second file, typing in the field and leaving the page end the reading. */
export function useChosenFile(onText: (text: string) => void) {
  const under = useRef<AbortController>(undefined);
  const [reading, setReading] = useState<Reading>();
  const [refused, setRefused] = useState<RefusalReason>();
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  useEffect(() => () => under.current?.abort(), []);

  const stop = () => {
    under.current?.abort();
    setReading(undefined);
    setRefused(undefined);
    setRemarks([]);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    stop();
    const own = new AbortController();
    under.current = own;
    setReading({ name: file.name, progress: null });
    const onProgress = (progress: number) => setReading({ name: file.name, progress });
    try {
      const read = await readDocument(file, { onProgress, signal: own.signal });
      onText(read.text);
      setRemarks(read.remarks);
    } catch (error) {
      if (!own.signal.aborted) setRefused(error instanceof DocumentRefused ? error.reason : 'damaged');
    } finally {
      if (!own.signal.aborted) setReading(undefined);
    }
  };
  return { take, stop, reading, refused, remarks };
}
