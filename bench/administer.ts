/**
 * Runs an administration command on a Solr node.
 * @param action query string, such as `action=RELOAD&core=rulings`
 */
export async function administer(node: string, action: string): Promise<void> {
  const answer = await fetch(`${node}/admin/cores?${action}`);
  if (!answer.ok) throw new Error(`Solr refused ${action}: ${(await answer.text()).slice(0, 300)}`);
}
