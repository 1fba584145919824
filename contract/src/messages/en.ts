import { accounts } from './en/accounts.ts';
import { admin } from './en/admin.ts';
import { alerts } from './en/alerts.ts';
import { assistants } from './en/assistants.ts';
import { billing } from './en/billing.ts';
import { citations } from './en/citations.ts';
import { folders } from './en/folders.ts';
import { law } from './en/law.ts';
import { programs } from './en/programs.ts';
import { privacy } from './en/privacy.ts';
import { provision } from './en/provision.ts';
import { search } from './en/search.ts';
import { server } from './en/server.ts';
import { shares } from './en/shares.ts';
import { shell } from './en/shell.ts';
import { signup } from './en/signup.ts';
import type { TextKey } from './it.ts';

export const en: Record<TextKey, string> = {
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
