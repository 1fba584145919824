import type { Point, Ruling, Topic } from './types.ts';
import { chooseCites } from './engine/cites.ts';
import { COURTS, issuerName } from './engine/courts.ts';
import { type Plan, planRulings } from './engine/plan.ts';
import { writePrinciples, writeSynthesis } from './engine/principles.ts';
import { polish } from './engine/polish.ts';
import { citation, ecli } from './engine/references.ts';
import { Memory } from './engine/similarity.ts';
import { writeText } from './engine/texts/write-text.ts';

/** The whole corpus, oldest ruling first: the same for the same sources, on every machine. */
export function buildCorpus(topics: readonly Topic[], target: number): Ruling[] {
  const plans = planRulings(topics, target);
  // Texts on one question are compared with each other only: no two questions share their wording.
  const memories = new Map(
    topics.map((topic) => [
      topic.id,
      { rules: new Map(topic.points.map((point) => [point, new Memory()])), syntheses: new Memory() },
    ]),
  );
  return plans.map((plan, i) => writeRuling(plan, plans.slice(0, i), memories.get(plan.topic.id)!));
}

function writeRuling(
  plan: Plan,
  earlier: readonly Plan[],
  memory: { rules: Map<Point, Memory>; syntheses: Memory },
): Ruling {
  const cites = chooseCites(plan, earlier, plan.random);
  const written = writePrinciples(plan, cites, memory.rules);
  const synthesis = writeSynthesis(plan, memory.syntheses);
  const text = plan.hasText ? writeText({ plan, written, cites }) : null;
  return {
    id: plan.id,
    issuer_type_id: COURTS[plan.court].typeId,
    issuer: issuerName(plan.court, plan.date),
    place: plan.place,
    region: plan.region,
    type: plan.type,
    number: plan.number,
    year: plan.year,
    date: plan.date,
    section: plan.section,
    area: plan.area,
    ecli: ecli(plan),
    subject: plan.topic.subject,
    full_text: text === null ? null : polish(text).normalize('NFC'),
    fictional: true,
    principles: [
      ...written.map(({ n, kind, title, text: words, provisions }) => ({
        n,
        kind,
        title,
        text: polish(words).normalize('NFC'),
        provisions,
      })),
      { ...synthesis, text: polish(synthesis.text).normalize('NFC') },
    ],
    cites: cites.map(citation),
  };
}
