import type { aroundInput } from '@massima/contract/around';
import type { SelectedType } from '@massima/contract/search';
import type { z } from 'zod';

export type Asked = z.infer<typeof aroundInput>;
/** How many results a question has in a tab. */
export type Count = (query: string, type: SelectedType) => Promise<number>;
