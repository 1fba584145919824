import type { CourtKey } from '../types.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** Supreme courts are cited most, first-instance ones hardly. */
const AUTHORITY: Readonly<Partial<Record<CourtKey, number>>> = {
  CASS: 10,
  CDS: 9,
  COST: 6,
  CGUE: 6,
  CEDU: 6,
  CONTI: 6,
  APP: 2,
  TAR: 2,
  CGT2: 2,
};

const OWN: ReadonlySet<CourtKey> = new Set(['CASS', 'CDS', 'COST', 'CGUE', 'CEDU']);

/** A court of last resort rests on its own rulings and on those of the other high courts, not on lower ones. */
const mayCite = (citing: CourtKey, cited: CourtKey): boolean => !OWN.has(citing) || OWN.has(cited);

/** Up to three earlier rulings on the same topic. */
export function chooseCites(plan: Plan, earlier: readonly Plan[], random: Random): Plan[] {
  const same = earlier.filter(
    (p) => p.topic === plan.topic && p.date < plan.date && mayCite(plan.court, p.court),
  );
  const chosen = new Set<Plan>();
  const wanted = Math.min(same.length, random.int(1, 3));
  while (chosen.size < wanted)
    chosen.add(random.weighted(same.map((p) => [p, AUTHORITY[p.court] ?? 1] as const)));
  return [...chosen];
}
