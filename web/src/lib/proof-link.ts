import type { FactorKind } from '@massima/contract/factor-proof';
import type { GivenProof } from '@massima/contract/session';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';
import { callError, errorDataOf } from './call-error.ts';
import { createStore } from './external-store.ts';

/** Proof that the server requires. `challenge` is missing if the account has no factor and must use its password. */
export interface FactorRequest {
  challenge: string;
  kinds: readonly FactorKind[];
}
type ProofRequest = FactorRequest | { challenge?: undefined; kinds: readonly 'password'[] };

/** A call that waits for the user's proof. */
export interface PendingProof {
  request: ProofRequest;
  /** The last proof was wrong. */
  isWrong: boolean;
  /** The proof is being checked. */
  isBusy: boolean;
  /** Sends the proof, or null to cancel. */
  respond: (proof: GivenProof | null) => void;
}

/** Shown by `ProofPrompt`. */
export const pendingProof = createStore<PendingProof | null>(null);

const promptForProof = (request: ProofRequest, isWrong: boolean): Promise<GivenProof | null> =>
  new Promise((resolve) => {
    const prompt = { request, isWrong, isBusy: false, respond: resolve };
    pendingProof.set({
      ...prompt,
      respond: (proof) => {
        pendingProof.set({ ...prompt, isBusy: true });
        resolve(proof);
      },
    });
  });

/**
 * Returns the proof that an error requires, or null. Excluded are logins (status 401), which prompt in
 * their form, and accounts without any kind of proof, which must set up a factor first.
 */
function requestIn(error: unknown): ProofRequest | null {
  const request = errorDataOf(error, 'second_factor_required') ?? errorDataOf(error, 'proof_required');
  return request && request.kinds.length > 0 && callError(error).status === 409 ? request : null;
}

const isWrongProof = (error: unknown): boolean => {
  const { key, issues } = callError(error);
  return key === 'second_factor_wrong' || issues.some(({ message }) => message === 'wrong_old_password');
};

/**
 * Prompts the user if a call requires a proof, sends the proof for the session, and repeats the call. The page of a mailed link has no
 * session, so its call contains the proof. A wrong proof leads to another challenge. The call fails if the user cancels.
 */
export const proofLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const send = (sent: typeof op) =>
        new Promise<Parameters<typeof observer.next>[0]>((resolve, reject) => {
          next(sent).subscribe({ next: resolve, error: reject });
        });
      const prove = (proof: GivenProof) =>
        send({ ...op, type: 'mutation', path: 'session.prove', input: proof });
      const run = async () => {
        let isWrong = false;
        let sent = op;
        for (;;) {
          try {
            return await send(sent);
          } catch (error) {
            if (sent !== op && isWrongProof(error)) {
              sent = op;
              isWrong = true;
              continue;
            }
            const request = requestIn(error);
            const proof: GivenProof | null = request && (await promptForProof(request, isWrong));
            if (!proof) throw error;
            if (op.path === 'session.restore' || op.path === 'session.undo') {
              sent = { ...op, input: Object.assign({}, op.input, proof) };
              continue;
            }
            isWrong = await prove(proof).then(
              () => false,
              (refusal: unknown) => {
                if (!isWrongProof(refusal)) throw refusal;
                return true;
              },
            );
          }
        }
      };
      run()
        .finally(() => pendingProof.set(null))
        .then(
          (value) => {
            observer.next(value);
            observer.complete();
          },
          (error: Parameters<typeof observer.error>[0]) => observer.error(error),
        );
    });
