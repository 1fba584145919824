import type { Account } from '@massima/contract/account';
import { sampleLog, sampleOverview } from '../samples/account-page.ts';
import { sampleAccess } from '../samples/access.ts';
import { sampleConnections, samplePrices } from '../samples/connections.ts';
import { sampleCollection } from '../samples/collection.ts';
import { sampleAccounts } from '../samples/accounts.ts';
import { noFactors, sampleCodes } from '../samples/factors.ts';
import { done, pageOf } from './parts.ts';
import type { Responses } from './types.ts';
import { sampleReceipt } from '../samples/receipt.ts';

const runs = (date: string | null) => date !== null && new Date(date) > new Date();
const canSearch = ({ type, plan, trial_expires_at: trial, license_expire_at: licence }: Account) =>
  type === 'admin' || plan !== null || runs(trial) || runs(licence);

/** Returns responses for the session, login and the administrator's accounts. */
export function accountAnswers(account: Account): Responses {
  const accounts = sampleAccounts();
  const login = {
    isLogged: true as const,
    token: 'tok',
    message: 'token_updated' as const,
    user: account,
    type: account.type,
  };
  return {
    'session.check': () => ({
      license: canSearch(account),
      answer: 'ok',
      query: true,
      next_search: sampleReceipt().next_search,
      user: account,
      citation_style: null,
    }),
    'session.chooseCitationStyle': (input) => input,
    'session.me': () => account,
    'session.login': () => login,
    'session.loginWithToken': () => login,
    'session.loginWithFactor': ({ remember }) => ({
      ...login,
      ...(remember && { device_secret: 'segreto' }),
    }),
    'session.beginPasskeyLogin': () => ({ challenge: 'domanda' }),
    'session.loginWithPasskey': () => login,
    'access.list': () => sampleAccess(),
    'access.end': done('ok'),
    'access.endAll': () => ({ success: true, message: 'ok', ended: 4 }),
    'factors.list': () => noFactors,
    'factors.beginApp': () => ({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      url: 'otpauth://totp/Massima:giulia.ferrante%40studio.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Massima',
    }),
    'factors.confirmApp': () => ({ success: true, message: 'ok', recovery_codes: sampleCodes, open: null }),
    'factors.removeApp': done('ok'),
    'factors.beginPasskey': () => ({
      rp: { id: 'localhost', name: 'Massima' },
      user: { id: 'dXRlbnRl', name: account.email, displayName: account.email },
      challenge: 'domanda',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 60_000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'preferred',
      },
      attestation: 'none',
    }),
    'factors.addPasskey': () => ({ success: true, message: 'ok', recovery_codes: sampleCodes, open: null }),
    'factors.removePasskey': done('ok'),
    'factors.renewRecoveryCodes': () => ({ success: true, message: 'ok', recovery_codes: sampleCodes }),
    'factors.allowPasskeyAlone': done('ok'),
    'factors.forgetDevices': done('ok'),
    'factors.reset': () => ({ success: true, message: 'ok', reset_at: '2025-11-16T09:00:00.000Z' }),
    'factors.stopReset': done('ok'),
    'session.prove': () => ({ success: true, message: 'ok', until: '2025-11-15T09:10:00.000Z' }),
    'session.logout': () => ({ isLogged: false, message: 'ok' }),
    'session.requestRestore': done('recovery_email_sent'),
    'session.restore': done('password_changed'),
    'session.readRestoreLink': () => ({ empties_history: false, asks_factor: false }),
    'session.readUndoLink': () => ({ asks_factor: false }),
    'session.undo': () => ({ success: true, message: 'ok', mailed: true }),
    'session.stopResetByLink': done('ok'),
    'accounts.addressChange': () => ({ change: null }),
    'accounts.askForAddress': done('address_change_pending'),
    'accounts.withdrawAddressChange': done('ok'),
    'accounts.confirmAddress': () => ({
      success: true,
      message: 'address_change_pending',
      is_effective: false,
    }),
    'accounts.agreeToAddress': () => ({ success: true, message: 'user_profile_updated', is_effective: true }),
    'accounts.stopAddressChange': done('ok'),
    'accounts.resendVerification': done('new_verification_email_sent'),
    'accounts.sendVerification': done('new_verification_email_sent'),
    'accounts.sendPasswordLink': done('recovery_email_sent'),
    'accounts.verify': () => ({ ...login, success: true, message: 'token_valid' }),
    'accounts.updatePassword': done('password_changed'),
    'accounts.exists': () => ({ exists: false }),
    'accounts.existed': () => ({ existed: false }),
    'accounts.formToken': () => ({ form_token: 'modulo' }),
    'accounts.create': () => account,
    'accounts.byId': ({ id }) => accounts.find((a) => a.id === id) ?? account,
    'accounts.update': ({ name = account.name, surname = account.surname }) => ({
      ...account,
      name,
      surname,
    }),
    'accounts.remove': done('user_profile_deleted'),
    'accounts.export': () => ({ exported_at: new Date().toISOString(), account, parts: {} }),
    'accounts.list': ({ offset, limit, search }) => {
      const found = accounts.filter((a) =>
        `${a.surname} ${a.email}`.toLowerCase().includes(search.toLowerCase()),
      );
      const lawyers = pageOf(found, { offset: (offset - 1) * limit, limit });
      return { lawyers, pages: Math.ceil(found.length / limit), total: found.length };
    },
    'accounts.overview': ({ id }) => sampleOverview(id),
    'accounts.audit': ({ id, with_looks }) => sampleLog(id, with_looks),
    'accounts.addQueries': () => ({
      success: true,
      message: 'user_profile_updated',
      user: account,
    }),
    'connections.list': () => ({ connections: sampleConnections(), most: 5, ...samplePrices }),
    'connections.createKey': ({ name, may_write }) => ({
      success: true,
      message: 'ok',
      connection: { ...sampleConnections()[1]!, id: 13, name, may_write },
      key: 'mk_prova-di-una-chiave-che-non-apre-nessun-account',
    }),
    'connections.request': () => ({
      name: 'Assistente dello studio',
      redirect_uri: 'https://assistente.example/ritorno',
      host: 'assistente.example',
      is_local: false,
      asks_to_write: true,
      asks_proof: false,
      ...samplePrices,
    }),
    'connections.allowSpending': ({ most }) => ({
      success: true,
      message: 'ok',
      spending: { ...samplePrices.spending, most },
    }),
    'connections.decide': () => ({ success: true, message: 'ok', redirect: '#deciso' }),
    'connections.end': done('ok'),
    'connections.endAll': () => ({ success: true, message: 'ok', ended: 2 }),
    'system.collection': sampleCollection,
    'offers.signups': () => ({
      price_type: 'regular',
      origin: 'vallechiara',
      days: [12, 3, 1].map((count, i) => ({ day: `2025-11-1${7 - i}`, count })),
      total: 16,
    }),
    'offers.links': () => [
      { price_type: 'regular', origin: null, link: 'https://massima.example/partners/signups/1-abc' },
      {
        price_type: 'regular',
        origin: 'vallechiara',
        link: 'https://massima.example/partners/signups/2-def',
      },
    ],
    'offers.one': ({ price_type }) => ({
      price_type,
      work_areas: ['lawyer', 'private_legal_office', 'public_entity', 'judge'],
      max_trial_days: 14,
      max_trial_queries: -1,
      coupon: null,
    }),
  };
}
