import { Button } from '@mantine/core';
import { delays } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { localDay, longDate } from '@massima/contract/format/dates';
import type { Folder } from '@massima/contract/folders';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import sheet from '../../components/ruling/print-sheet.module.css';
import { canPrint } from '../../lib/device.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';
import { type SavedElement, savedResult } from './saved-result.ts';

const pageRows = 100;

/** The whole folder on paper, however many of its rulings the screen has loaded. */
export function FolderPrint({ folder }: { folder: Folder }) {
  const text = useText();
  const { t } = text;
  const [elements, setElements] = useState<SavedElement[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!canPrint()) return null;

  const print = async () => {
    setBusy(true);
    try {
      const all: SavedElement[] = [];
      for (let more = true; more;) {
        const page = await api.projects.elements.query({
          id: folder.project_id,
          limit: pageRows,
          offset: all.length,
        });
        all.push(...page);
        more = page.length === pageRows;
      }
      setElements(all);
      setTimeout(() => {
        addEventListener('afterprint', () => setElements(null), { once: true });
        window.print();
      }, delays.print);
    } catch (error) {
      toast(errorMessage(text, error), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="default" size="sm" loading={isBusy} onClick={() => void print()}>
        {t('folder_print')}
      </Button>
      {elements && <FolderSheet folder={folder} elements={elements} />}
    </>
  );
}

function FolderSheet({ folder, elements }: { folder: Folder; elements: SavedElement[] }) {
  const { t, locale } = useText();
  return createPortal(
    <div className={sheet.sheet} lang="it">
      <h1>{folder.name}</h1>
      <p className={sheet.where}>{folder.description}</p>
      {elements.map((element) => {
        const result = savedResult(element);
        if (!result) return null;
        return (
          <section key={element.idResult}>
            <h2>{citation(result)}</h2>
            {element.query !== '' && (
              <p className={sheet.where} lang={locale}>
                <em>{t('folder_query', { query: element.query })}</em>
              </p>
            )}
            <p>{result.document_diritto}</p>
            {result.document.fictional && (
              <p className={sheet.where} lang={locale}>
                {t('verdict_fictional')}
              </p>
            )}
            {element.note !== '' && (
              <p lang={locale}>
                <strong>{t('folder_note')}:</strong> {element.note}
              </p>
            )}
          </section>
        );
      })}
      <p lang={locale} className={sheet.foot}>
        {t('print_consulted', { date: longDate(localDay(new Date()), locale) })}
      </p>
    </div>,
    document.body,
  );
}
