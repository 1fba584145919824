import type { Connection } from '@massima/contract/connections';
import { daysFromNow } from './days.ts';

export const sampleConnections = (): Connection[] => [
  {
    id: 12,
    name: 'Assistente dello studio',
    host: 'assistente.example',
    may_write: true,
    createdAt: daysFromNow(-20),
    expiresAt: daysFromNow(70),
    last_used_at: daysFromNow(-1),
    searches: 34,
  },
  {
    id: 11,
    name: 'Script delle scadenze',
    host: null,
    may_write: false,
    createdAt: daysFromNow(-3),
    expiresAt: daysFromNow(362),
    last_used_at: null,
    searches: 0,
  },
];
