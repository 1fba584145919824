import type { FacetList } from '../../adapters/engine-answer.ts';

export type { EngineAnswer, EngineDoc } from '../../adapters/engine-answer.ts';

export function readFacet(list: FacetList = []): { value: string; count: number }[] {
  const found: { value: string; count: number }[] = [];
  for (let i = 0; i + 1 < list.length; i += 2)
    found.push({ value: String(list[i]), count: Number(list[i + 1]) });
  return found;
}
