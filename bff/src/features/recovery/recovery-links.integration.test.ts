import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressChanges, newAddress } from '../../testing/address-changes.ts';
import { mailsTo } from '../../testing/links.ts';
import { daySeconds, openStage, type Scene } from '../../testing/recovery-scene.ts';
import { addApp, challengeOf, password, userWithPassword } from '../../testing/second-factor.ts';
import { settleDueResets } from './support-reset.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

const over = { status: 400, body: { message: 'token_not_valid' } };
const undone = { status: 200, body: { success: true } };

/** An account whose owner has added an app, which sent an undo link. */
async function withLink() {
  const at = await stage.scene();
  const { recoveryCodes } = await addApp(at.user);
  return { at, token: await at.mailed('/users/undo'), recoveryCodes };
}
const undo = (at: Scene, token: string, more: object = {}) =>
  at.owner.post(`/users/undo/${at.user.id}`, { token, ...more });
const isIn = async (at: Scene) => (await at.user.client.get('/users/me')).status === 200;

test('accepts an undo link once and for its account only, also when two requests use it concurrently', async () => {
  const { at, token } = await withLink();
  const other = await withLink();
  for (const wrong of [other.token, `${token}x`, 'x'])
    expect((await undo(at, wrong)).status, wrong).toBe(400);
  expect(await undo(other.at, token)).toMatchObject(over);
  expect(await isIn(at)).toBe(true);
  const responses = await Promise.all([undo(at, token), undo(at, token)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await undo(at, token)).toMatchObject(over);
  expect(await at.owner.post(`/users/undo/${at.user.id}/link`, { token })).toMatchObject(over);
  expect(await isIn(at)).toBe(false);
  expect((await at.owner.logIn(at.email)).status).toBe(401);
});

test('rejects an undo link after seven days, and reading its state does not use it', async () => {
  const { at, token } = await withLink();
  stage.wait(7 * daySeconds - 1);
  const read = await at.owner.post(`/users/undo/${at.user.id}/link`, { token });
  expect(read.body).toEqual({ asks_factor: false });
  stage.wait(1);
  expect(await undo(at, token)).toMatchObject(over);
});

test('undoes from the earliest change by any of its links, and revokes the others', async () => {
  const { at, token: first, recoveryCodes } = await withLink();
  stage.wait(3600);
  const { body } = await at.enter(at.owner, password, 'recovery', recoveryCodes[0]);
  expect((await stage.app.client(body.token).post('/users/second_factor/recovery_codes', {})).status).toBe(
    200,
  );
  const latest = await at.mailed('/users/undo');
  expect(latest).not.toBe(first);
  expect(await undo(at, latest)).toMatchObject(undone);
  expect(await undo(at, first)).toMatchObject(over);
  expect((await at.choose(at.owner)).status).toBe(200);
  await at.ownerHasIt(undefined, null);
});

test('removes factors made since the change after a proof by an older factor, and rejects newer ones', async () => {
  const at = await stage.scene({ factor: true });
  const { body } = await at.enter(at.owner, password, 'recovery', at.recoveryCode());
  const owner = stage.app.client(body.token);
  const renewed = (await owner.post('/users/second_factor/recovery_codes', {})).body.recovery_codes ?? [];
  const token = await at.mailed('/users/undo');
  const response = await undo(at, token, { proves: true });
  expect(response).toMatchObject({ status: 409, body: { data: { kinds: ['code'] } } });
  const proof = (kind: string, code: string) => ({
    second_factor: { challenge: challengeOf(response), kind, code },
  });
  expect((await undo(at, token, proof('recovery', renewed[0] ?? ''))).status).toBe(400);
  expect((await undo(at, token, proof('code', '000000'))).status).toBe(400);
  const again = await undo(at, token, { proves: true });
  const right = { second_factor: { challenge: challengeOf(again), kind: 'code', code: at.factor?.code(1) } };
  expect(await undo(at, token, right)).toMatchObject({ status: 200, body: { mailed: true } });
  expect((await at.owner.logIn(at.email)).status).toBe(401);
});

test('restores the previous address after a silent change unless a new account has it', async () => {
  const admin = await userWithPassword(stage.app, { role: 'admin' });
  const changes = addressChanges(stage.app, admin);
  const { clock, db } = stage.app.deps;
  for (const isTaken of [false, true]) {
    const user = await userWithPassword(stage.app, { verified_at: clock.now() });
    const email = newAddress();
    await changes.ask(user.id, email);
    stage.wait(7 * daySeconds);
    await changes.confirm(user.id, email);
    const { token } = (await mailsTo(stage.app, user.email)).at(-1)!;
    const taker = isTaken ? await userWithPassword(stage.app, { email: user.email }) : null;
    const response = await stage.app.anonymous.post(`/users/undo/${user.id}`, { token });
    const now = await db('users').where({ id: user.id }).first();
    if (!taker) {
      expect(response).toMatchObject({ status: 200, body: { mailed: true } });
      expect(now).toMatchObject({ email: user.email, password_hash: null, history_closed_at: null });
      continue;
    }
    expect(response).toMatchObject({ status: 403, body: { message: 'email_already_used' } });
    expect(now).toMatchObject({ email });
    expect(now?.password_hash).not.toBeNull();
    await taker.client.get('/users/me');
  }
});

test('leaves a reset by support and its stop link in place after an undo without a factor', async () => {
  const { at, token } = await withLink();
  await at.askSupport();
  const stop = await at.mailed('/users/reset');
  expect(await undo(at, token)).toMatchObject(undone);
  expect((await at.choose(at.owner)).status).toBe(200);
  const other = await withLink();
  await other.at.askSupport();
  const stopOther = await other.at.mailed('/users/reset');
  expect(await undo(other.at, other.token)).toMatchObject(undone);
  expect(await other.at.stopByMail(other.at.owner, stopOther)).toMatchObject(undone);
  // The reset by mail has stopped the first one.
  expect(await at.stopByMail(at.owner, stop)).toMatchObject(over);
  expect(await at.isRecovered(2)).toBe(false);
});

test('either carries out or stops a due reset if a factor is used at the same moment', async () => {
  for (let i = 0; i < 3; i++) {
    const at = await stage.scene({ factor: true });
    await at.askSupport();
    const stop = await at.mailed('/users/reset');
    stage.wait(daySeconds + 60);
    const challenge = challengeOf(await at.owner.logIn(at.email));
    const [undoResponse, settled] = await Promise.all([
      at.owner.answer(challenge, 'recovery', at.recoveryCode()),
      settleDueResets(stage.app.deps),
    ]);
    const isRecovered = settled.includes(at.user.id);
    expect(undoResponse.status).toBe(isRecovered ? 400 : 200);
    const row = await stage.app.deps.db('users').where({ id: at.user.id }).first();
    expect(row).toMatchObject({ factor_reset_at: null });
    expect(row?.password_hash === null).toBe(isRecovered);
    expect(await at.stopByMail(at.owner, stop)).toMatchObject(over);
  }
});

test('delays a reset while the clock is set back, and still trusts the factor afterwards', async () => {
  const at = await stage.scene();
  const { recoveryCodes } = await addApp(at.user);
  stage.wait(7 * daySeconds + 60);
  await at.askSupport();
  stage.wait(-2 * daySeconds);
  expect(await settleDueResets(stage.app.deps)).not.toContain(at.user.id);
  expect((await at.owner.logIn(at.email)).body.message).toBe('recovery_waiting');
  stage.wait(2 * daySeconds);
  const challenge = challengeOf(await at.owner.logIn(at.email));
  expect((await at.owner.answer(challenge, 'recovery', recoveryCodes[0] ?? '')).status).toBe(200);
});
