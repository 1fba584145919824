import { text as readAll } from 'node:stream/consumers';
import { password as passwordRule } from '@massima/contract/account';
import { email as emailRule } from '@massima/contract/common';
import { argumentsOf, fail } from './command-line.ts';
import { createAdmin } from './features/administration/index.ts';
import { commandDeps } from './operate/restoring.ts';
import { byCommand, writeEntry } from './procedures/security-log.ts';

const usage = `usage: pnpm --filter bff admin:create --email <address> --name <name> --surname <surname> [--password-stdin] [--promote]

Makes an administrator in the database of DATABASE_URL. Without --password-stdin it prints a link, good for seven days, to
choose a password. --promote gives the role to an account that exists already.`;

const { values } = argumentsOf(usage, {
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    surname: { type: 'string' },
    'password-stdin': { type: 'boolean', default: false },
    promote: { type: 'boolean', default: false },
  },
});
const address = emailRule.safeParse(values.email);
if (!address.success || !values.name || !values.surname) fail(usage);
const password = values['password-stdin'] ? (await readAll(process.stdin)).replace(/\r?\n$/, '') : undefined;
if (password !== undefined && !passwordRule.safeParse(password).success) {
  fail('the password must have 6 to 200 characters');
}

const deps = await commandDeps();
try {
  const { name, surname, promote } = values;
  const result = await createAdmin(deps, { email: address.data, name, surname, password, promote });
  await writeEntry(deps, {
    ...byCommand('admin-create', result.outcome === 'exists' ? 'email_already_used' : 'ok'),
    accountId: result.id,
    detail: result.outcome,
  });
  if (result.outcome === 'exists') {
    process.exitCode = 1;
    console.error(`${address.data} has an account already: --promote makes it an administrator's`);
  } else {
    console.log(`${address.data} is an administrator (${result.outcome})`);
    if (result.link) console.log(`to choose the password, within seven days: ${result.link}`);
  }
} finally {
  await deps.close();
}
