/** Parsed form or query string: strings, lists and named parts. */
export type FormValue = string | FormValue[] | FormTree;
export interface FormTree {
  [name: string]: FormValue;
}

const forbidden = new Set(['__proto__', 'prototype', 'constructor']);

/** `a[b][0][c]=d` becomes `{a: {b: [{c: 'd'}]}}`: the provider's way of writing nested parameters. */
export function parseForm(text: string): FormTree {
  const root: FormTree = Object.create(null) as FormTree;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    if (path.length <= 12 && !path.some((part) => forbidden.has(part))) setField(root, path, value);
  }
  return gather(root) as FormTree;
}

function setField(node: FormTree, path: string[], value: string): void {
  let at = node;
  path.forEach((part, index) => {
    const key = part === '' && index > 0 ? String(Object.keys(at).length) : part;
    if (index === path.length - 1) {
      at[key] = value;
      return;
    }
    const next = at[key];
    if (typeof next === 'object' && !Array.isArray(next)) at = next;
    else at = at[key] = Object.create(null) as FormTree;
  });
}

/** Parts whose names are all numbers are lists. */
function gather(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key))) {
    return keys.sort((a, b) => Number(a) - Number(b)).map((key) => gather(value[key] as FormValue));
  }
  for (const key of keys) value[key] = gather(value[key] as FormValue);
  return value;
}
