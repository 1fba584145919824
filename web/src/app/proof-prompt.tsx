import { loadTexts } from '../lib/i18n.tsx';
import { lazyDialog } from '../lib/lazy-dialog.tsx';
import { pendingProof } from '../lib/proof-link.ts';

const ProofDialog = lazyDialog(async () => {
  const [{ ProofDialog: Ready }] = await Promise.all([
    import('../features/factors/proof-dialog.tsx'),
    loadTexts(['accounts']),
  ]);
  return Ready;
});

/** Dialog above every screen for calls that require a proof. */
export function ProofPrompt() {
  const proof = pendingProof.use();
  return proof && <ProofDialog proof={proof} onClose={() => proof.respond(null)} />;
}
