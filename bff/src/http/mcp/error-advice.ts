import type { ErrorKey } from '@massima/contract/errors';
import type { DescribedError } from '../describe-error.ts';

/** Advice for an assistant by error key. Errors without an entry show their key only. */
const advice: Partial<Record<ErrorKey, string>> = {
  session_expired: 'The key has ended. Ask the user for a new one from the profile, "Assistenti e chiavi".',
  account_disabled: 'The account is disabled. Only its owner can have it enabled again.',
  access_denied:
    'This key may not do that. Saving and following need one that may write: the user makes it in the profile, "Assistenti e chiavi".',
  subscription_expired:
    'The subscription is over. Tell the user; nothing can be searched until it is renewed.',
  free_trial_expired:
    'The free trial is over. Tell the user; nothing can be searched without a subscription.',
  subscription_no_queries:
    'No searches are left. The tool "usage" says when the period ends. What was returned before can still be read, and citations can be checked.',
  quota_used_up:
    'The searches of the plan are used up, and the user lets keys and connections spend no more this month. Tell the user the price and that the sum is set in the profile, "Assistenti e chiavi". What was returned before can still be read, and citations can be checked.',
  trial_results_used:
    'The free trial has shown all the results it includes. Tell the user; the address named is where a plan is chosen. What was returned before can still be read.',
  file_not_found:
    'There is nothing by this id or name for this account. Use ids exactly as they were returned; a ruling opens only after an answer has returned it.',
  folder_full: 'The folder or the account holds as much as it may. Take another folder, or tell the user.',
  list_outdated: 'The order of the list has changed. Ask for its first page again.',
  storage_full: 'The account keeps as much as it may. Only the user can delete something.',
  alerts_full: 'The account follows as much as it may. Only the user can end one.',
  too_many_attempts: 'That is too much in this time. Wait, then ask again; do not repeat it at once.',
  too_many_searches: 'Too many searches are under way. Wait, then ask again.',
  validation_failed: 'The arguments do not fit the schema. Correct the fields that are named.',
  missing_parameters: 'Arguments are missing, or exclude each other. See the schema.',
  payload_too_large: 'That is too long. Send less at a time.',
  service_unavailable: 'The service is busy or away. Ask again in a minute; nothing was charged.',
  service_timeout: 'The service did not answer in time. Ask again in a minute.',
  under_maintenance: 'The service is under maintenance. Ask again later.',
  unknown_error: 'Something failed that is not the fault of the arguments. Tell the user the request id.',
};

const named = (issues: NonNullable<DescribedError['body']['issues']>) =>
  issues.slice(0, 10).map(({ path, message }) => `Field ${path || '(all)'}: ${message}.`);

/** A refusal in words: its key, what to do, when, and which fields are at fault. */
export function adviceFor(
  { body, retryAfter, hint }: Pick<DescribedError, 'body' | 'retryAfter' | 'hint'>,
  bounds: (issues: NonNullable<DescribedError['body']['issues']>) => string[] = named,
): string {
  const { message, requestId, issues = [] } = body;
  return [
    `${message}: ${advice[message] ?? 'The call was refused.'}`,
    ...(retryAfter === undefined ? [] : [`Try again in ${retryAfter} seconds.`]),
    ...(hint === undefined ? bounds(issues) : [hint]),
    `Request id: ${requestId}.`,
  ].join(' ');
}
