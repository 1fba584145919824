import { adminDefaultQueries, licenceDaysMax, queriesMax } from '@massima/contract/constants';
import { localDay } from '@massima/contract/format/dates';
import { isEmail } from '@massima/contract/format/email';
import type { TextKey } from '../../lib/i18n.tsx';
import type { AccountRow } from './account-status.ts';

/** Form fields as typed. A type and not an interface, because drafts are records. */
export type AccountFields = {
  name: string;
  surname: string;
  email: string;
  queries: string;
  /** YYYY-MM-DD; empty if the account has no licence. */
  licence: string;
  isVerified: boolean;
  isDisabled: boolean;
};
export type FieldIssues = Partial<Record<keyof AccountFields, TextKey>>;

export const emptyAccount: AccountFields = {
  name: '',
  surname: '',
  email: '',
  queries: String(adminDefaultQueries),
  licence: '',
  isVerified: false,
  isDisabled: false,
};

export const fieldsOf = (account: AccountRow): AccountFields => ({
  name: account.name,
  surname: account.surname,
  email: account.email,
  queries: String(account.plan_queries),
  // Local day, as in the list.
  licence: account.license_expire_at ? localDay(new Date(account.license_expire_at)) : '',
  isVerified: account.is_verified,
  isDisabled: account.disabled,
});

/**
 * Returns whether a date has a four-digit year. Browsers also accept two digits (a year of
 * antiquity) and six (beyond the range of the database).
 */
const isDay = (day: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(day);

/** Returns whether a number of queries can be saved: up to the limit that additions can reach. */
const isCount = (input: string) => /^-?\d{1,10}$/.test(input) && Math.abs(Number(input)) <= queriesMax;

export function fieldIssues({ name, surname, email, queries, licence }: AccountFields): FieldIssues {
  const issues: FieldIssues = {};
  if (name.trim() === '') issues.name = 'signup_name_is_required';
  if (surname.trim() === '') issues.surname = 'signup_surname_is_required';
  if (email.trim() === '') issues.email = 'signup_email_is_required';
  else if (!isEmail(email)) issues.email = 'signup_email_is_invalid';
  if (!isCount(queries.trim())) issues.queries = 'signup_queries_must_be_number';
  if (licence !== '' && !isDay(licence)) issues.licence = 'admin_licence_wrong';
  return issues;
}

/**
 * End of the licence's last day in the administrator's time zone. The end of the day in UTC would
 * be shown as the next day.
 */
export const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59`).toISOString();

/**
 * Days from now to the end of the licence, rounded up to at most `licenceDaysMax`; undefined
 * without a licence.
 */
export const trialPeriod = (day: string, now: Date): number | undefined =>
  day === ''
    ? undefined
    : Math.min(
        licenceDaysMax,
        Math.max(0, Math.ceil((new Date(endOfDay(day)!).getTime() - now.getTime()) / 86_400_000)),
      );

/**
 * Input for an update: changed fields only. The other fields may have changed since, by a
 * subscription, a verified address or another administrator.
 */
export const changedAccount = ({
  name,
  surname,
  email,
  queries,
  licence,
  isVerified,
  isDisabled,
}: Partial<AccountFields>) => ({
  name,
  surname,
  email,
  plan_queries: queries === undefined ? undefined : Number(queries),
  is_verified: isVerified,
  disabled: isDisabled,
  license_expire_at: licence === undefined ? undefined : endOfDay(licence),
});
