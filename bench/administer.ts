/**
 * Runs an administration command on a Solr node.
 * @param action query string, such as `action=RELOAD&core=rulings`
 */
export async function administer(node: string, action: string): Promise<void> {
  const response = await fetch(`${node}/admin/cores?${action}`);
  if (!response.ok) throw new Error(`Solr refused ${action}: ${(await response.text()).slice(0, 300)}`);
}
