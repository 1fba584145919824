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

/** Above every screen: whatever call is asked for a proof waits for this dialog. */
export function ProofPrompt() {
  const proof = pendingProof.use();
  return proof && <ProofDialog proof={proof} onClose={() => proof.respond(null)} />;
}
