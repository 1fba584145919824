import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignup } from './create-signup.ts';
import { fakeTransport, filledIn, optionsWith } from './testing.ts';
import { TransportError, type SignupTransport } from './transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(10_000);

function signupWith(over: Partial<SignupTransport> = {}, search = '', embedded = false) {
  const server = fakeTransport(over);
  const events: unknown[] = [];
  const signup = createSignup(
    optionsWith(server.transport, search, {
      embedded,
      onStarted: () => events.push('started'),
      onSubmitted: (limited) => events.push(['submitted', limited]),
      onFailed: (reason) => events.push(['failed', reason]),
    }),
  );
  return { signup, said: events, ...server };
}

describe('a signup', () => {
  it("sends the contract's fields and reports it once", async () => {
    const { signup, sent, said } = signupWith({}, '?origin=ORDINE&trial_days=14&trial_queries=50&coupon=C1');
    signup.start();
    signup.change({ ...filledIn, name: ' Anna ', email: 'Anna@Example.com' });
    void signup.submit();
    void signup.submit();
    await settle();
    expect(sent).toEqual([
      {
        name: 'Anna',
        surname: 'Rossi',
        email: 'anna@example.com',
        password: 'segreto',
        work_area: 'lawyer',
        price_type: 'regular',
        is_returning: false,
        desired_plan_id: '',
        trial_queries_count: 50,
        trial_days_count: 14,
        coupon: 'C1',
        origin: 'ordine',
        locale: 'it',
        form_token: 'token-1',
        website: '',
      },
    ]);
    expect(signup.view().phase).toBe('done');
    expect(said).toEqual(['started', ['submitted', false]]);
  });

  it('lowers the case of an address when its field loses focus', () => {
    const { signup } = signupWith();
    signup.change({ email: 'anNa@Example.com' });
    expect(signup.view().values.email).toBe('anNa@Example.com');
    signup.leave('email');
    expect(signup.view().values.email).toBe('anna@example.com');
  });

  it('shows no error before a field loses focus, and all errors after a submission', async () => {
    const { signup, sent } = signupWith();
    signup.start();
    expect(signup.view().errors).toEqual({});
    signup.leave('name');
    expect(signup.view().errors).toEqual({ name: 'signup_name_is_required' });
    signup.change({ name: 'A' });
    expect(signup.view().errors).toEqual({});
    await signup.submit();
    expect(Object.keys(signup.view().errors)).toEqual(['surname', 'workArea', 'email', 'password', 'terms']);
    expect(signup.view().failures).toBe(1);
    expect(sent).toEqual([]);
  });

  it("preselects the offer's only profession, and drops a profession that it lacks", async () => {
    const rome = signupWith({}, '?price_type=rome_special_offer&lawyer_type=judge');
    rome.signup.start();
    await settle();
    expect(rome.signup.view().values.workArea).toBe('rome_order_lawyer');
    const odd = signupWith({}, '?lawyer_type=notary');
    odd.signup.start();
    await settle();
    expect(odd.signup.view().values.workArea).toBe('');
  });

  it('falls back to the default offer and reports it if the offer does not exist', async () => {
    const offer = vi.fn(async (price_type: string) => {
      if (price_type !== 'regular') throw new TransportError('signup_failed');
      return { price_type, work_areas: ['lawyer'] };
    });
    const { signup, sent } = signupWith({ offer }, '?price_type=gone');
    signup.start();
    await settle();
    expect(signup.view().notice).toBe('signup_offer_unknown');
    signup.change(filledIn);
    void signup.submit();
    await settle();
    expect(sent[0]?.price_type).toBe('regular');
  });

  it('keeps the input during an outage and succeeds afterwards', async () => {
    let down = true;
    const { signup, said } = signupWith({
      signUp: async ({ email }) => {
        if (down) throw new TransportError('signup_unreachable');
        return { email };
      },
    });
    signup.start();
    signup.change(filledIn);
    void signup.submit();
    await settle();
    expect(signup.view()).toMatchObject({
      phase: 'editing',
      failure: 'signup_unreachable',
      values: filledIn,
    });
    down = false;
    void signup.submit();
    await settle();
    expect(signup.view().phase).toBe('done');
    expect(said).toEqual(['started', ['failed', 'unavailable'], ['submitted', false]]);
  });

  it('replaces an expired token once by itself', async () => {
    const tokens: string[] = [];
    const { signup } = signupWith({
      signUp: async ({ form_token, email }) => {
        tokens.push(form_token);
        if (form_token === 'token-1') throw new TransportError('form_expired');
        return { email };
      },
    });
    signup.start();
    signup.change(filledIn);
    void signup.submit();
    await settle();
    expect(tokens).toEqual(['token-1', 'token-2']);
    expect(signup.view().phase).toBe('done');
  });

  it('shows a server error next to its field until the field changes', async () => {
    const { signup, said } = signupWith({
      signUp: async () => {
        throw new TransportError('validation_failed', [{ path: 'password', message: 'password_too_short' }]);
      },
    });
    signup.start();
    signup.change(filledIn);
    void signup.submit();
    await settle();
    expect(signup.view()).toMatchObject({ failure: undefined, errors: { password: 'password_too_short' } });
    signup.change({ password: 'another one' });
    expect(signup.view().errors).toEqual({});
    expect(said.at(-1)).toEqual(['failed', 'rejected']);
  });

  it('treats a response without an address as an error', async () => {
    const { signup } = signupWith({ signUp: async () => ({}) });
    signup.start();
    signup.change(filledIn);
    void signup.submit();
    await settle();
    expect(signup.view()).toMatchObject({ phase: 'editing', failure: 'signup_failed' });
  });

  it('sends no event to the host page if the address is registered', async () => {
    const { signup, said } = signupWith({
      signUp: async () => {
        throw new TransportError('email_in_use');
      },
    });
    signup.start();
    signup.change(filledIn);
    void signup.submit();
    await settle();
    expect(signup.view().errors).toEqual({ email: 'email_in_use' });
    expect(said).toEqual(['started']);
  });

  it('shows the submitted address even if the field changed, and resends the mail once for two clicks', async () => {
    const resent: string[] = [];
    const { signup } = signupWith({ resend: async (email) => void resent.push(email) });
    signup.start();
    signup.change(filledIn);
    void signup.submit();
    signup.change({ email: 'someone.else@example.com' });
    await settle();
    expect(signup.view()).toMatchObject({ phase: 'done', values: { email: filledIn.email } });
    void signup.resend();
    void signup.resend();
    await settle();
    expect(resent).toEqual([filledIn.email]);
    void signup.resend();
    await settle();
    expect(resent).toHaveLength(2);
  });

  it('locks a prefilled address only if it is embedded and valid', () => {
    expect(signupWith({}, '?email=anna@example.com', true).signup.view().emailFixed).toBe(true);
    expect(signupWith({}, '?email=anna@example.com').signup.view().emailFixed).toBe(false);
    expect(signupWith({}, '?email=anna', true).signup.view().emailFixed).toBe(false);
  });

  it('passes on the warning of a limited offer, and the honeypot', async () => {
    const { signup, said, sent, transport } = signupWith();
    const { signUp } = transport;
    transport.signUp = async (payload) => ({ ...(await signUp(payload)), warning: 'offer_limited' });
    signup.start();
    signup.change(filledIn);
    signup.fillHoneypot('https://spam.example');
    void signup.submit();
    await settle();
    expect(signup.view().warning).toBe('offer_limited');
    expect(said.at(-1)).toEqual(['submitted', true]);
    expect(sent[0]?.website).toBe('https://spam.example');
  });
});
