import { account } from '../account.ts';
import { outcome } from '../common.ts';
import type { OperationTable } from '../operation.ts';
import {
  checkOutput,
  citationStyleChoice,
  countOutput,
  loginInput,
  loginOutput,
  logoutOutput,
  requestRestoreInput,
  restoreInput,
  tokenLoginInput,
} from '../session.ts';

export const session = {
  login: {
    kind: 'mutation',
    rest: 'POST /users/login/local',
    access: 'public',
    summary: 'Sign in with an e-mail address and a password',
    input: loginInput,
    output: loginOutput,
    travelsAlone: true,
  },
  loginWithToken: {
    kind: 'mutation',
    rest: 'POST /users/login/token/{id}',
    access: 'public',
    summary: 'Sign in with a mailed link',
    input: tokenLoginInput,
    output: loginOutput,
  },
  check: {
    kind: 'query',
    rest: 'GET /users/login/check',
    access: 'user',
    summary: 'Whether your account may search and, if not, why',
    output: checkOutput,
  },
  logout: {
    kind: 'mutation',
    rest: 'GET /dashboard/logout',
    access: 'user',
    summary: 'End this session',
    output: logoutOutput,
  },
  me: {
    kind: 'query',
    rest: 'GET /users/me',
    access: 'user',
    summary: 'The account that is signed in',
    output: account,
  },
  usedQueries: {
    kind: 'query',
    rest: 'GET /users/check',
    access: 'user',
    summary: 'How many queries you have used',
    output: countOutput,
  },
  chooseCitationStyle: {
    kind: 'mutation',
    rest: 'PUT /users/citation_style',
    access: 'user',
    summary: 'Choose the form in which your account copies citations',
    input: citationStyleChoice,
    output: citationStyleChoice,
  },
  requestRestore: {
    kind: 'mutation',
    rest: 'POST /users/login/restore',
    access: 'public',
    summary: 'Mail a link that resets the password',
    input: requestRestoreInput,
    output: outcome,
  },
  restore: {
    kind: 'mutation',
    rest: 'POST /users/login/restore/{id}',
    access: 'public',
    summary: 'Set a new password with a mailed link',
    input: restoreInput,
    output: outcome,
  },
} as const satisfies OperationTable;
