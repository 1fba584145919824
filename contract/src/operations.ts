import type { Operation, OperationTable } from './operation.ts';
import { access } from './operations/access.ts';
import { accounts } from './operations/accounts.ts';
import { alerts } from './operations/alerts.ts';
import { assistants } from './operations/assistants.ts';
import { billing } from './operations/billing.ts';
import { citations } from './operations/citations.ts';
import { connections } from './operations/connections.ts';
import { factors } from './operations/factors.ts';
import { feedback } from './operations/feedback.ts';
import { folders } from './operations/folders.ts';
import { history } from './operations/history.ts';
import { offers } from './operations/offers.ts';
import { rulings } from './operations/rulings.ts';
import { search } from './operations/search.ts';
import { session } from './operations/session.ts';
import { shares } from './operations/shares.ts';
import { system } from './operations/system.ts';

/** Every operation of the product, under the names of the wire: `projects.list` is a folder's, `questions` are the history. */
export const operations = {
  access,
  accounts,
  alerts,
  assistants,
  billing,
  citations,
  connections,
  factors,
  feedbacks: feedback,
  offers,
  projects: folders,
  questions: history,
  rulings,
  search,
  session,
  shares,
  system,
} as const satisfies Readonly<Record<string, OperationTable>>;

export type Operations = typeof operations;

type ByName = {
  [F in keyof Operations]: { [O in keyof Operations[F] & string as `${F}.${O}`]: Operations[F][O] };
}[keyof Operations];
type All<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer A) => void ? A : never;

/** Flat table of all operations by dotted name, such as `projects.list`. */
export type OperationsByName = { readonly [N in keyof All<ByName>]: Extract<All<ByName>[N], Operation> };
export type OperationName = keyof OperationsByName;
export const operationsByName = Object.fromEntries(
  Object.entries(operations).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, operation]) => [`${feature}.${name}`, operation]),
  ),
) as OperationsByName;

export const isOperationName = (name: string): name is OperationName => Object.hasOwn(operationsByName, name);
export const operationNames = Object.keys(operationsByName).filter(isOperationName);
