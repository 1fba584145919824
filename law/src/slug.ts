/** `Reggio nell'Emilia` → `reggio-nell-emilia`: places inside keys. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]{1,}/g, '-')
    .replace(/^-|-$/g, '');
}
