import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** Supreme courts are cited most, first-instance ones hardly. */
const AUTHORITY: Readonly<Record<string, number>> = { CASS: 8, COST: 6, CDS: 8, CGUE: 5, CEDU: 5, CONTI: 6, TAR: 2, APP: 2, CGT2: 2 };

/** Earlier rulings on the same topic, and now and then one of the same area by a constitutional or European court. */
export function chooseCites(plan: Plan, earlier: readonly Plan[], random: Random): Plan[] {
  const before = earlier.filter((p) => p.date < plan.date);
  const same = before.filter((p) => p.topic === plan.topic);
  const high = before.filter(
    (p) => p.topic !== plan.topic && p.area === plan.area && ['COST', 'CGUE', 'CEDU'].includes(p.court),
  );
  const chosen = new Set<Plan>();
  const wanted = Math.min(same.length, random.int(1, 3));
  while (chosen.size < wanted) chosen.add(random.weighted(same.map((p) => [p, AUTHORITY[p.court] ?? 1] as const)));
  if (high.length > 0 && random.chance(0.2)) chosen.add(random.pick(high));
  return [...chosen];
}
