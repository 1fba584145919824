import type { ProjectElement } from '../../models/project-element.ts';
import { citation, type CitedRuling } from '@massima/contract/format/citation';
import type { Locale } from '@massima/contract/format/dates';
import { exportTexts } from './export-texts.ts';

/** A saved result as a document shows it. */
export interface ExportedElement {
  citation: string;
  ecli: string;
  principle: string;
  query: string;
  note: string;
  savedAt: string;
}

type StoredElement = Pick<ProjectElement, 'result' | 'query' | 'note' | 'created_at'>;

/** The stored result was sent by a client: every field is read as what it should be, or as empty. */
export function exportedElement(
  { result: stored, query, note, created_at }: StoredElement,
  locale: Locale,
): ExportedElement {
  const result = JSON.parse(stored) as Record<string, unknown>;
  const text = (key: string) => (typeof result[key] === 'string' ? result[key] : '');
  const number = (key: string) => (typeof result[key] === 'number' ? result[key] : 0);
  const ruling: CitedRuling = {
    issuer_type_id: number('issuer_type_id'),
    document_emanante: text('document_emanante'),
    document_place: text('document_place'),
    document_region: text('document_region'),
    document_sezione: text('document_sezione'),
    document_area: number('document_area'),
    document_date: text('document_date'),
    sent_numero: text('sent_numero'),
    sent_anno: number('sent_anno'),
    document: result['document'] as CitedRuling['document'],
  };
  const dated = /^\d{4}-\d{2}-\d{2}$/.test(ruling.document_date);
  const named = dated ? citation(ruling) : ruling.document_emanante;
  const isFictional = (result['document'] as { fictional?: unknown } | null | undefined)?.fictional === true;
  return {
    citation: isFictional ? `${named} (${exportTexts(locale).ruling_fictional})` : named,
    ecli: text('ecli'),
    principle: text('document_diritto'),
    query,
    note,
    savedAt: created_at.toISOString(),
  };
}
