import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, ownersNew } from '../../testing/recovery-scene.ts';
import { password } from '../../testing/second-factor.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

const ok = { status: 200, body: { success: true } };
const wrongPassword = { status: 401, body: { message: 'wrong_user_or_password' } };
const factorRequired = { status: 409, body: { message: 'second_factor_required' } };

/** Row 1: the password of an account without a factor. Row 2: and a young factor of the thief's own. */
async function row1(addsApp = false) {
  const at = await stage.scene();
  await at.thiefEnters();
  if (addsApp) await at.thiefAddsApp();
  await at.obstruct();
  expect(at.known).not.toBe(password);
  expect(at.thiefsKey).not.toBe('');
  return at;
}
const row2 = () => row1(true);
/** Row 4: the password; the owner has a factor, whose codes the thief guesses. */
async function row4(options = {}) {
  const at = await stage.scene({ factor: true, ...options });
  await at.obstruct();
  return at;
}
/** Row 5: the mailbox; no factor. The thief has used it. */
async function row5() {
  const at = await stage.scene();
  expect(await at.restore(at.thief)).toMatchObject(ok);
  at.known = at.thief.newPassword;
  await at.thiefEnters();
  await at.thiefMakesKey();
  return at;
}
/** Row 6: the mailbox; the owner has a factor, and the thief tries what a mailbox is good for. */
async function row6(options = {}) {
  const at = await stage.scene({ factor: true, ...options });
  expect(await at.restore(at.thief)).toMatchObject(factorRequired);
  expect((await at.undo(at.thief)).status).toBe(400);
  await at.obstruct();
  return at;
}

const cells: Record<string, () => Promise<void>> = {
  'W1M: by a reset by mail': async () => {
    const at = await row1();
    expect(await at.restore(at.owner)).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W1M: by the undo link about the password that the thief changed': async () => {
    const at = await row1();
    expect(await at.undo(at.owner)).toMatchObject({ status: 200, body: { mailed: true } });
    await at.thiefIsOut(at.known);
    expect(await at.choose(at.owner)).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W1D: by a login and a new password before the thief sets one': async () => {
    const at = await stage.scene();
    await at.thiefEnters();
    expect((await at.thiefMakesKey()).status).toBe(200);
    expect(await at.changePassword()).toMatchObject(ok);
    await at.obstruct();
    await at.ownerHasIt();
  },
  'W1S: a day after support begins': async () => {
    const at = await row1();
    await at.recoverBySupport();
    await at.ownerHasIt();
  },
  'W2M: by a reset by mail, which asks no young factor and removes it': async () => {
    const at = await row2();
    expect(await at.restore(at.owner)).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W2M: by the undo link, which removes the young factor and the password': async () => {
    const at = await row2();
    expect(await at.undo(at.owner)).toMatchObject({ status: 200, body: { mailed: true } });
    await at.thiefIsOut(at.known);
    expect(await at.choose(at.owner)).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W2D: by the mailbox, since the device is asked for the young factor': async () => {
    const at = await row2();
    expect(await at.owner.logIn(at.email, at.known)).toMatchObject({ ...factorRequired, status: 401 });
    expect(await at.owner.logIn(at.email)).toMatchObject(wrongPassword);
    expect(await at.restore(at.owner)).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W2S: a day after support begins, which the young factor does not stop': async () => {
    const at = await row2();
    await at.recoverBySupport();
    await at.ownerHasIt();
  },
  'W4M: by a reset by mail with the factor, since the mailbox alone is not enough': async () => {
    const at = await row4();
    expect(await at.restore(at.owner)).toMatchObject(factorRequired);
    expect(await at.restore(at.owner, 'code', at.factor?.code(1))).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W4F: by a login from the owner’s own network while strangers guess': async () => {
    const at = await row4();
    const login = await at.enter(at.owner, password, 'code', at.factor?.code(1));
    expect(login).toMatchObject({ status: 200, body: { isLogged: true } });
    await at.ownerHasIt(password);
  },
  'W4R: by a reset by mail with a recovery code': async () => {
    const at = await row4();
    expect(await at.restore(at.owner, 'recovery', at.recoveryCode())).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W4D: by a new password on the known device, whose tries are its own': async () => {
    const at = await row4({ remembers: true });
    expect(await at.changePassword()).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W4S: a day after support begins': async () => {
    const at = await row4();
    await at.recoverBySupport();
    await at.ownerHasIt(ownersNew, null);
  },
  'W5M: by the last reset by mail': async () => {
    const at = await row5();
    expect(await at.restore(at.owner)).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W5D: only by support: the device knows a password of before': async () => {
    const at = await row5();
    expect(await at.owner.logIn(at.email)).toMatchObject(wrongPassword);
    await at.recoverBySupport(`own-${at.user.id}@example.com`);
    await at.ownerHasIt();
  },
  'W5S: at a new address after seven days, unless the thief stops it from the mailbox': async () => {
    const at = await row5();
    await at.askSupport({ email: `own-${at.user.id}@example.com` });
    expect(await at.stopByMail(at.thief, await at.mailed('/users/reset'))).toMatchObject(ok);
    expect(await at.isRecovered(8)).toBe(false);
    await at.recoverBySupport(`own-${at.user.id}@example.com`);
    await at.ownerHasIt();
  },
  'W6M: nothing back, for nothing is lost: the mailbox alone opens nothing for either': async () => {
    const at = await row6();
    expect(await at.restore(at.owner)).toMatchObject(factorRequired);
    await at.ownerHasIt(password);
  },
  'W6F: by staying in: undoing a change of the owner’s ends only sessions': async () => {
    const at = await row6();
    const { body } = await at.enter(at.owner, password, 'recovery', at.recoveryCode());
    const owner = stage.app.client(body.token);
    const renewed = await owner.post('/users/second_factor/recovery_codes', {});
    expect(renewed.status).toBe(200);
    expect(await at.undo(at.thief)).toMatchObject({ status: 200, body: { mailed: false } });
    expect((await owner.get('/users/me')).status).toBe(401);
    const login = await at.enter(at.owner, password, 'recovery', renewed.body.recovery_codes?.[0]);
    expect(login.status).toBe(200);
  },
  'W6R: by staying in with a recovery code': async () => {
    const at = await row6();
    expect(await at.restore(at.owner, 'recovery', at.recoveryCode())).toMatchObject(ok);
    await at.ownerHasIt();
  },
  'W6D: by staying in on the known device': async () => {
    const at = await row6({ remembers: true });
    expect(await at.changePassword()).toMatchObject(ok);
    await at.ownerHasIt();
  },
};

describe('who wins: a password, a young factor, or a mailbox is in a thief’s hands', () => {
  test.each(Object.entries(cells))('the owner wins %s', (_cell, drive) => drive());
});

test.each(['W1F', 'W1R', 'W2F', 'W2R', 'W5F', 'W5R', 'W7F', 'W7R', 'W12F', 'W12R'])(
  '%s cannot be: an account without a trusted factor has neither it nor recovery codes',
  async (cell) => {
    const at = await stage.scene();
    if (cell.startsWith('W2')) {
      await at.thiefEnters();
      await at.thiefAddsApp();
    } else expect((await at.user.client.post('/users/second_factor/recovery_codes', {})).status).toBe(404);
    expect(await at.restore(at.owner)).toMatchObject(ok);
  },
);
