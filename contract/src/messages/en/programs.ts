import type { programs as source } from '../it/programs.ts';

export const programs: Record<keyof typeof source, string> = {
  program_left:
    '{count, plural, =0 {The included searches are used up.} one {# included search is left.} other {# included searches are left.}}',
  program_unlimited: 'The included searches have no limit.',
  program_price: 'The next search costs {amount}.',
  program_none: 'No further search can be made now.',
  program_past_never: 'Beyond the included searches, assistants and keys stop: they spend nothing.',
  program_past:
    'Beyond the included searches, assistants and keys spend at most {most} a month, all together: {spent} this month.',
  program_spending_title: 'Paid searches',
  program_spending: 'Monthly limit, in euros',
  program_spending_hint:
    'It applies to assistants and keys together, when the included searches are used up and the plan sells more at {amount} each. With 0 they stop.',
  program_spending_none:
    'It applies to assistants and keys together, where a plan sells searches beyond those included. The current plan sells none: they stop when the included ones are used up.',
  program_spending_wrong: 'Enter an amount from 0 to 1,000 euros.',
  program_spending_save: 'Save the limit',
  program_spending_saved: 'The limit was saved.',
};
