import type { z } from 'zod';
import type { question } from '@massima/contract/history';
import { daysFromNow } from './days.ts';

export type Question = z.infer<typeof question>;

const samples: [query: string, type: Question['query_type']][] = [
  ['responsabilità del custode per caduta sul marciapiede bagnato', 'type_principle'],
  ['art. 2051 c.c.', 'type_principle'],
  ['licenziamento per giusta causa del dirigente', 'type_verdict'],
  ['usucapione di un’area condominiale', 'type_principle'],
  ['Cass. civ., Sez. III, 12345/2019', 'type_verdict'],
  [
    'se il conduttore che rilascia l’immobile prima della scadenza senza preavviso debba i canoni fino al termine anche quando il locatore abbia già trovato un nuovo inquilino, e chi ne dia la prova',
    'type_principle',
  ],
  ['assegno di mantenimento e convivenza di fatto', 'type_principle'],
  ['"caso fortuito" -strada', 'type_principle'],
  ['prescrizione del credito professionale dell’avvocato', 'type_principle'],
  ['danno da perdita di chance', 'type_verdict'],
  ['nullità della clausola vessatoria non sottoscritta', 'type_principle'],
  ['compensazione delle spese di lite', 'type_principle'],
];

/** Latest first, several per day, like a real history. */
export const sampleQuestions = (): Question[] =>
  samples.map(([query, query_type], i) => ({
    id: 900 - i,
    query,
    query_type,
    createdAt: daysFromNow(-i * i * 0.4 - 0.01),
    name: i === 3 ? 'Causa Bianchi' : '',
    pinned: i === 3,
    asked_by: '',
    found: i === 11 ? null : (i * 37 + 12) % 240,
  }));
