import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, ownersNew, type Scene } from '../../testing/recovery-scene.ts';
import { password } from '../../testing/second-factor.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

const ok = { status: 200, body: { success: true } };
const entered = { status: 200, body: { isLogged: true } };
const factorRequired = { status: 409, body: { message: 'second_factor_required' } };
const loginFactorRequired = { ...factorRequired, status: 401 };
const unknown = 'what the thief does not know';

/** Row 7: an open session, whose proof is old; no factor. Row 8: the owner has one. */
async function row7() {
  const at = await stage.scene();
  await at.thiefEnters();
  return left(at);
}
async function row8(options = {}) {
  const at = await stage.scene({ factor: true, ...options });
  await at.thiefEnters('recovery', at.recoveryCode());
  return left(at);
}
async function left(at: Scene) {
  at.known = unknown;
  stage.wait(20 * 60);
  await at.obstruct();
  expect(at.thiefsKey).toBe('');
  return at;
}
/** Row 10: the password and the owner's app; the recovery codes are not renewed. */
async function row10(options = {}) {
  const at = await stage.scene({ factor: true, ...options });
  await at.thiefEnters('code', at.factor?.code(1));
  await at.obstruct({ codes: false });
  expect(at.known).not.toBe(password);
  expect(at.thiefsKey).not.toBe('');
  return at;
}
/** The owner, in again with a recovery code, removes the app that the thief has. */
async function removesApp(at: Scene) {
  const owner = await at.ownerHasIt();
  expect(await owner.send('DELETE', '/api/users/second_factor/app', {})).toMatchObject(ok);
}
/** Row 11: the password and the mailbox; the owner has a factor. */
async function row11(options = {}) {
  const at = await stage.scene({ factor: true, ...options });
  expect(await at.restore(at.thief)).toMatchObject(factorRequired);
  await at.obstruct();
  return at;
}
/** Row 12: the mailbox and an open session; no factor. The thief has set a password. */
async function row12() {
  const at = await row7();
  expect(await at.restore(at.thief)).toMatchObject(ok);
  at.known = at.thief.newPassword;
  await at.thiefEnters();
  await at.thiefMakesKey();
  return at;
}
/** Row 13: support's ear, and nothing else. */
async function row13(options: { email?: string; factor?: boolean; remembers?: boolean } = {}) {
  const { email, ...own } = options;
  const at = await stage.scene(own);
  at.known = unknown;
  await at.askSupport({ email });
  return at;
}
const ear = 'ear@example.com';

const cells: Record<string, () => Promise<void>> = {
  'W7M: by a reset by mail, which ends the open session': async () => {
    const at = await row7();
    expect(await at.restore(at.owner)).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W7D: by any login, which ends the open session': async () => {
    const at = await row7();
    await at.ownerHasIt(password);
  },
  'W8M: by a reset by mail with the factor, since the mailbox alone is not enough': async () => {
    const at = await row8();
    expect(await at.restore(at.owner)).toMatchObject(factorRequired);
    expect(await at.restore(at.owner, 'code', at.factor?.code(1))).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W8F: by any login': async () => {
    const at = await row8();
    expect(await at.enter(at.owner, password, 'code', at.factor?.code(1))).toMatchObject(entered);
    await at.thiefIsOut(at.known);
    await at.ownerHasIt(password);
  },
  'W8R: by a reset by mail with a recovery code': async () => {
    const at = await row8();
    expect(await at.restore(at.owner, 'recovery', at.recoveryCode())).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W8D: by a login on the known device, which the thief can only have asked for the factor again':
    async () => {
      const at = await row8({ remembers: true });
      expect(await at.enterOnDevice()).toMatchObject(loginFactorRequired);
      expect(await at.enter(at.owner, password, 'code', at.factor?.code(1))).toMatchObject(entered);
      await at.thiefIsOut(at.known);
      await at.ownerHasIt(password);
    },
  'W8S: a day after support begins': async () => {
    const at = await row8();
    await at.recoverBySupport();
    await at.ownerHasIt(ownersNew, null);
  },
  'W10M: by undoing until the thief’s next login, and then with a recovery code': async () => {
    const at = await row10();
    expect(await at.undo(at.owner)).toMatchObject({ status: 200, body: { mailed: false } });
    await at.thiefIsOut(at.known);
    expect(await at.thief.logIn(at.email, at.known)).toMatchObject(loginFactorRequired);
    // The thief's questions for links used up the mails that a mailbox gets in a quarter of an hour.
    stage.wait(15 * 60);
    expect(await at.restore(at.owner, 'recovery', at.recoveryCode())).toMatchObject(ok);
    await removesApp(at);
  },
  'W10R: by undoing with a recovery code, and another app': async () => {
    const at = await row10();
    const undone = await at.undo(at.owner, 'recovery', at.recoveryCode());
    expect(undone).toMatchObject({ status: 200, body: { mailed: true } });
    expect(await at.choose(at.owner, 'recovery', at.recoveryCode())).toMatchObject(ok);
    await removesApp(at);
  },
  'W10D: with a recovery code: the device knows a password of before': async () => {
    const at = await row10({ remembers: true });
    expect((await at.enterOnDevice()).body.message).toBe('wrong_user_or_password');
    expect(await at.restore(at.owner, 'recovery', at.recoveryCode())).toMatchObject(ok);
    await removesApp(at);
  },
  'W11F: by a login: password and mailbox together open nothing': async () => {
    const at = await row11();
    expect(await at.enter(at.owner, password, 'code', at.factor?.code(1))).toMatchObject(entered);
    await at.ownerHasIt(password);
  },
  'W11R: by a reset by mail with a recovery code': async () => {
    const at = await row11();
    expect(await at.restore(at.owner, 'recovery', at.recoveryCode())).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W11D: by a new password on the known device': async () => {
    const at = await row11({ remembers: true });
    expect(await at.changePassword()).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W12M: by the last reset by mail': async () => {
    const at = await row12();
    stage.wait(15 * 60);
    expect(await at.restore(at.owner)).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W12D: only by support: the device knows a password of before': async () => {
    const at = await row12();
    expect((await at.enterOnDevice()).body.message).toBe('wrong_user_or_password');
    await at.recoverBySupport(`own-${at.user.id}@example.com`);
    await at.ownerHasIt();
  },
  'W12S: at a new address after seven days, unless the thief stops it from the mailbox': async () => {
    const at = await row12();
    await at.recoverBySupport(`own-${at.user.id}@example.com`);
    await at.ownerHasIt();
  },
  'W13M: by the link that stops support, which counts once': async () => {
    const at = await row13();
    const token = await at.mailed('/users/reset');
    expect(await at.stopByMail(at.owner, token)).toMatchObject(ok);
    expect((await at.stopByMail(at.owner, token)).status).toBe(400);
    expect(await at.isRecovered(2)).toBe(false);
    await at.ownerHasIt(password);
  },
  'W13F: by a login with the factor': async () => {
    const at = await row13({ factor: true, email: ear });
    expect(await at.enter(at.owner, password, 'code', at.factor?.code(1))).toMatchObject(entered);
    expect(await at.isRecovered(8)).toBe(false);
    await at.ownerHasIt(password);
  },
  'W13R: by a login with a recovery code': async () => {
    const at = await row13({ factor: true });
    expect(await at.enter(at.owner, password, 'recovery', at.recoveryCode())).toMatchObject(entered);
    expect(await at.isRecovered(2)).toBe(false);
    await at.ownerHasIt(password);
  },
  'W13D: by the factor, which the remembered device does not stand in for': async () => {
    const at = await row13({ factor: true, remembers: true });
    expect(await at.enterOnDevice()).toMatchObject(loginFactorRequired);
    expect(await at.enter(at.owner, password, 'code', at.factor?.code(1))).toMatchObject(entered);
    expect(await at.isRecovered(2)).toBe(false);
    await at.ownerHasIt(password);
  },
  'W13D: by the mailbox where there is no factor': async () => {
    const at = await row13();
    expect((await at.enterOnDevice()).body.message).toBe('recovery_waiting');
    expect(await at.restore(at.owner)).toMatchObject(ok);
    expect(await at.isRecovered(2)).toBe(false);
    await at.ownerHasIt();
  },
  'W13S: by a second call to support, which stops it': async () => {
    const at = await row13({ email: ear });
    await at.supportStops();
    expect(await at.isRecovered(8)).toBe(false);
    await at.ownerHasIt(password);
  },
};

describe('who wins: a session, a factor, more than one thing, or support’s ear is in a thief’s hands', () => {
  test.each(Object.entries(cells))('the owner wins %s', (_cell, drive) => drive());
});

test('W13S: an owner who is silent for seven days loses an account with an empty history', async () => {
  const at = await row13({ email: ear });
  await at.confirm(ear);
  expect(await at.isRecovered(7)).toBe(true);
  at.email = ear;
  expect(await at.saidByLink(at.thief)).toEqual({ asks_factor: false, empties_history: true });
});
