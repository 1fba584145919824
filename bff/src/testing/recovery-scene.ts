import { expect } from 'vitest';
import { settleDueResets } from '../features/recovery/support-reset.ts';
import type { Answer, TestClient } from './client.ts';
import type { TestUser } from './factories/user.ts';
import { mailsTo } from './links.ts';
import { addApp, challengeOf, password, userWithPassword } from './second-factor.ts';
import { testApp, type TestApp } from './test-app.ts';

export const daySeconds = 86_400;
export const ownersNew = 'a password that only the owner knows';
const thiefsNew = 'a password that only the thief knows';
type Kind = 'code' | 'recovery';
type Factor = Awaited<ReturnType<typeof addApp>>;
type Side = ReturnType<typeof sideOf>;

/** Returns the calls of a device in its own network. */
function sideOf(app: TestApp, hash: string, ip: string, newPassword: string) {
  const post = (path: string, body: object) =>
    app.anonymous.send('POST', `/api${path}`, body, { 'X-Forwarded-For': ip });
  return {
    post,
    newPassword,
    logIn: (email: string, loginPassword = password, more: object = {}) =>
      post('/users/login/local', { email, password: loginPassword, hash, ...more }),
    answer: (challenge: string, kind: Kind, code: string, more: object = {}) =>
      post('/users/login/second_factor', { challenge, kind, code, hash, ...more }),
  };
}

/** An account with its owner and a thief. */
export class Scene {
  readonly user: TestUser;
  readonly owner: Side;
  readonly thief: Side;
  /** The owner's app and recovery codes, trusted. */
  readonly factor: Factor | null;
  email: string;
  /** Lets the owner's device skip the factor. */
  deviceSecret: string | undefined;
  /** Password that the thief tries. */
  known = password;
  thiefsToken = '';
  thiefsKey = '';
  private readonly app: TestApp;
  private usedCodes = 0;

  constructor(app: TestApp, user: TestUser, factor: Factor | null, network: number) {
    this.app = app;
    this.user = user;
    this.email = user.email;
    this.factor = factor;
    this.owner = sideOf(app, 'PC-owner', `198.51.100.${network}`, ownersNew);
    this.thief = sideOf(app, 'PC-thief', `203.0.113.${network}`, thiefsNew);
  }

  /** An unused recovery code of the owner's. */
  recoveryCode(): string {
    return this.factor?.recoveryCodes[this.usedCodes++] ?? '';
  }

  /** The token of the last mail to the account that leads to this page. */
  async mailed(page: string, to = this.email): Promise<string> {
    const mails = await mailsTo(this.app, to);
    return mails.filter(({ link }) => link.includes(`${page}/`)).at(-1)?.token ?? '';
  }

  /** Logs in, with a factor if a kind is given. */
  async enter(side: Side, loginPassword: string, kind?: Kind, code = '', more: object = {}): Promise<Answer> {
    const login = await side.logIn(this.email, loginPassword, more);
    if (!kind) return login;
    expect(login).toMatchObject({ status: 401, body: { message: 'second_factor_required' } });
    return side.answer(challengeOf(login), kind, code, more);
  }

  /** Logs in on the owner's known device. */
  enterOnDevice(): Promise<Answer> {
    return this.enter(this.owner, password, undefined, '', { device_secret: this.deviceSecret });
  }

  /** Sets the owner's new password there, with a proof where the account has a factor. */
  async changePassword(): Promise<Answer> {
    const owner = this.app.client((await this.enterOnDevice()).body.token);
    const path = `/lawyers/update/password/${encodeURIComponent(this.email)}`;
    const change = () => owner.post(path, { password, newPassword: ownersNew });
    const response = await change();
    if (!this.factor) return response;
    expect(response).toMatchObject({ status: 409, body: { message: 'second_factor_required' } });
    const second_factor = { challenge: challengeOf(response), kind: 'code', code: this.factor.code(1) };
    expect((await owner.post('/users/login/proof', { second_factor })).status).toBe(200);
    return change();
  }

  async thiefEnters(kind?: Kind, code?: string): Promise<void> {
    const { body } = await this.enter(this.thief, this.known, kind, code);
    this.thiefsToken = body.token;
    expect((await this.asThief().get('/alerts')).status).toBe(200);
  }

  asThief() {
    return this.app.client(this.thiefsToken);
  }

  async thiefMakesKey(): Promise<Answer> {
    const made = await this.asThief().post('/connections/keys', { name: 'Programma' });
    if (made.status !== 200) return made;
    this.thiefsKey = made.body.key;
    expect((await this.app.client(this.thiefsKey).get('/alerts')).status).toBe(200);
    return made;
  }

  /** A young factor, by which the thief then proves the session. */
  async thiefAddsApp(): Promise<void> {
    const { recoveryCodes } = await addApp({ ...this.user, client: this.asThief() });
    expect(recoveryCodes).toHaveLength(10);
    const challenge = challengeOf(await this.asThief().post('/users/login/proof', {}));
    const second_factor = { challenge, kind: 'recovery', code: recoveryCodes[0] };
    expect((await this.asThief().post('/users/login/proof', { second_factor })).status).toBe(200);
  }

  /** Tries every operation by which the thief could stop the owner. */
  async obstruct({ codes = true } = {}): Promise<void> {
    const { id } = this.user;
    const thief = this.asThief();
    const responses = [
      await thief.delete(`/lawyers/${id}/second_factor_reset`),
      await thief.post(`/lawyers/${id}/second_factor_reset`, { checked: 'the thief himself' }),
      await thief.post(`/lawyers/${id}/address_change`, {
        email: `thief-${id}@example.com`,
        password: this.known,
      }),
      await thief.delete('/users/second_factor/devices'),
      await thief.post('/users/second_factor/app', {}),
      await this.thiefMakesKey(),
    ];
    if (this.factor && codes) {
      responses.push(await thief.post('/users/second_factor/recovery_codes', {}));
      responses.push(await thief.send('DELETE', '/api/users/second_factor/app', {}));
    }
    expect(responses.map(({ status }) => status)).not.toContain(404);
    const change = { password: this.known, newPassword: thiefsNew };
    const changed = await thief.post(`/lawyers/update/password/${encodeURIComponent(this.email)}`, change);
    if (changed.body.success) this.known = thiefsNew;
    for (let i = 0; i < 4; i++) await this.askReset(this.thief);
    await this.thief.post(`/users/reset/${id}/stop`, { token: 'guessed' });
    await this.guess(12);
  }

  /** Tries wrong codes after the thief's password. */
  async guess(attempts: number): Promise<void> {
    const login = await this.thief.logIn(this.email, this.known);
    if (login.body.message !== 'second_factor_required') {
      this.thiefsToken = login.body.token ?? this.thiefsToken;
      return;
    }
    for (let i = 0; i < attempts; i++) await this.thief.answer(challengeOf(login), 'code', '000000');
  }

  askReset(side: Side): Promise<Answer> {
    return side.post('/users/login/restore', { email: this.email, path: '/users/restore' });
  }

  /** Requests a reset by mail and sets the side's new password. */
  async restore(side: Side, kind?: Kind, code = ''): Promise<Answer> {
    await this.askReset(side);
    return this.choose(side, kind, code);
  }
  async choose(side: Side, kind?: Kind, code = ''): Promise<Answer> {
    const path = `/users/login/restore/${this.user.id}`;
    const body = { token: await this.mailed('/users/restore'), password: side.newPassword };
    return this.answered(side, path, body, kind, code);
  }
  private async answered(side: Side, path: string, body: object, kind?: Kind, code = ''): Promise<Answer> {
    const response = await side.post(path, body);
    if (!kind) return response;
    expect(response).toMatchObject({ status: 409, body: { message: 'second_factor_required' } });
    return side.post(path, { ...body, second_factor: { challenge: challengeOf(response), kind, code } });
  }

  /** Uses the last mailed undo link, with an older factor if a kind is given. */
  async undo(side: Side, kind?: Kind, code = ''): Promise<Answer> {
    const path = `/users/undo/${this.user.id}`;
    const body = { token: await this.mailed('/users/undo'), proves: kind !== undefined };
    return this.answered(side, path, body, kind, code);
  }

  async askSupport(more: object = {}): Promise<void> {
    const admin = await userWithPassword(this.app, { role: 'admin' });
    const checked = 'called back at the bar';
    const started = await admin.client.post(`/lawyers/${this.user.id}/second_factor_reset`, {
      checked,
      ...more,
    });
    expect(started.body.success).toBe(true);
  }
  async supportStops(): Promise<void> {
    const admin = await userWithPassword(this.app, { role: 'admin' });
    expect((await admin.client.delete(`/lawyers/${this.user.id}/second_factor_reset`)).status).toBe(200);
  }
  stopByMail(side: Side, token: string): Promise<Answer> {
    return side.post(`/users/reset/${this.user.id}/stop`, { token });
  }

  /** Whether a reset is carried out after these days. */
  async isRecovered(days: number): Promise<boolean> {
    this.app.deps.clock.advance(days * daySeconds + 60);
    return (await settleDueResets(this.app.deps)).includes(this.user.id);
  }

  /** The new mailbox confirms. */
  async confirm(email: string): Promise<void> {
    const token = await this.mailed('/users/address/confirm', email);
    const path = `/api/lawyers/${this.user.id}/address_change/confirm`;
    expect((await this.app.anonymous.send('PUT', path, { token })).status).toBe(200);
  }

  /** Returns the response that the page of the last password link shows. */
  async saidByLink(side: Side): Promise<unknown> {
    const token = await this.mailed('/users/restore');
    return (await side.post(`/users/login/restore/${this.user.id}/link`, { token })).body;
  }

  /** Support recovers the account, at the same or a new address. The thief has no access from the start. */
  async recoverBySupport(email?: string): Promise<void> {
    await this.askSupport({ email });
    await this.thiefIsOut(this.known);
    await this.obstruct();
    if (email) await this.confirm(email);
    expect(await this.isRecovered(email ? 7 : 1)).toBe(true);
    this.email = email ?? this.email;
    const said = await this.saidByLink(this.owner);
    expect(said).toEqual({ asks_factor: false, empties_history: email !== undefined });
    expect((await this.choose(this.owner)).status).toBe(200);
  }

  /** Checks that the thief's session and key are rejected, and the password without a factor. */
  async thiefIsOut(loginPassword: string): Promise<void> {
    for (const credential of [this.thiefsToken, this.thiefsKey].filter(Boolean))
      expect((await this.app.client(credential).get('/alerts')).status).toBe(401);
    expect((await this.thief.logIn(this.email, loginPassword)).status).toBe(401);
  }

  /** Checks that the owner logs in, that no other factor is left, and that the thief has no access. */
  async ownerHasIt(loginPassword = ownersNew, factor: Factor | null = this.factor): Promise<TestClient> {
    const login = factor
      ? await this.enter(this.owner, loginPassword, 'recovery', this.recoveryCode())
      : await this.enter(this.owner, loginPassword);
    expect(login).toMatchObject({ status: 200, body: { isLogged: true } });
    const owner = this.app.client(login.body.token);
    const factors = (await owner.get('/users/second_factor')).body;
    expect({ app: factors.app_since !== null, passkeys: factors.passkeys }).toEqual({
      app: factor !== null,
      passkeys: [],
    });
    await this.thiefIsOut(this.known);
    expect((await owner.get('/users/me')).status).toBe(200);
    return owner;
  }
}

/** The stage of all scenes of a file. `factor`: the owner has one, of eight days; `remembers`: and a device that skips it. */
export async function openStage() {
  const app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  let scenes = 0;
  const scene = async ({ factor = false, remembers = false } = {}): Promise<Scene> => {
    const user = await userWithPassword(app);
    const added = factor ? await addApp(user) : null;
    if (added) app.deps.clock.advance(8 * daySeconds);
    const made = new Scene(app, user, added, ++scenes);
    if (!remembers) return made;
    const remember = { remember: true };
    const { body } = await made.enter(made.owner, password, 'recovery', made.recoveryCode(), remember);
    made.deviceSecret = body.device_secret;
    return made;
  };
  return { app, scene, wait: (seconds: number) => app.deps.clock.advance(seconds) };
}
