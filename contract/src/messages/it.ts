import { accounts } from './it/accounts.ts';
import { admin } from './it/admin.ts';
import { alerts } from './it/alerts.ts';
import { assistants } from './it/assistants.ts';
import { billing } from './it/billing.ts';
import { citations } from './it/citations.ts';
import { folders } from './it/folders.ts';
import { law } from './it/law.ts';
import { programs } from './it/programs.ts';
import { privacy } from './it/privacy.ts';
import { provision } from './it/provision.ts';
import { search } from './it/search.ts';
import { server } from './it/server.ts';
import { shares } from './it/shares.ts';
import { shell } from './it/shell.ts';
import { signup } from './it/signup.ts';

/** The source of every key. Parts are split by feature so that the widget takes only its own. */
export const it = {
  ...server,
  ...law,
  ...shell,
  ...search,
  ...accounts,
  ...folders,
  ...billing,
  ...citations,
  ...alerts,
  ...assistants,
  ...programs,
  ...shares,
  ...privacy,
  ...provision,
  ...signup,
  ...admin,
};
export type TextKey = keyof typeof it;
