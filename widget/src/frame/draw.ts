/**
 * Draws the form's views without React in 0.5 kB. Preact would add 4 kB, a third of the page.
 * Supports only the features that these views use: elements are matched by position and tag,
 * without hooks, keys or SVG.
 */
type Props = Record<string, unknown>;
type Component = (props: Props) => unknown;
export interface Drawable {
  type: string | Component;
  props: Props;
}
/** An element whose component has been called, or a text. */
export type Flat = string | { type: string; props: Props };

/** JSX factory. */
export const h = (type: string | Component, props: Props | null, ...children: unknown[]): Drawable => ({
  type,
  props: { ...props, children },
});
export const Fragment: Component = ({ children }) => children;

/** Calls the components and joins neighbouring texts, as a parser of HTML would. */
export function flatten(node: unknown, into: Flat[] = []): Flat[] {
  if (Array.isArray(node)) for (const child of node) flatten(child, into);
  else if (typeof node === 'object' && node) {
    const { type, props } = node as Drawable;
    if (typeof type === 'string') into.push({ type, props });
    else flatten(type(props), into);
  } else if (node != null && typeof node !== 'boolean') {
    const last = into.length - 1;
    if (typeof into[last] === 'string') into[last] += `${node as string}`;
    else into.push(`${node as string}`);
  }
  return into;
}

/**
 * Returns the HTML text of an attribute, or undefined if it is omitted. `aria-…="false"` is kept,
 * `required={false}` is not.
 */
export function attributeOf(name: string, value: unknown): string | undefined {
  if (value == null || (value === false && name[4] !== '-')) return undefined;
  return value === true && name[4] !== '-' ? '' : `${value as string}`;
}
export const attributeNames: Record<string, string> = { className: 'class', htmlFor: 'for' };
export const isNoAttribute = (name: string) => /^(on|children$|key$|value$|checked$)/.test(name);

/** Last properties of each element, to remove the properties that are no longer set. */
const lastProps = new WeakMap<HTMLElement, Props>();

function setProps(element: HTMLElement, props: Props): void {
  const before = lastProps.get(element);
  lastProps.set(element, props);
  for (const name in { ...before, ...props }) {
    const value = props[name];
    if (/^on/.test(name)) Object.assign(element, { [name.toLowerCase()]: value ?? null });
    if (isNoAttribute(name)) continue;
    const attribute = attributeNames[name] ?? name;
    const text = attributeOf(name, value);
    if (text === undefined) element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
  }
}

/** Makes the children of `parent` what `node` says, keeping every element that can stay. */
export function draw(node: unknown, parent: Node): void {
  const nodes = flatten(node);
  nodes.forEach((item, i) => {
    let existing = parent.childNodes[i];
    const name = typeof item === 'string' ? '#text' : item.type;
    if (existing?.nodeName.toLowerCase() !== name) {
      const fresh = typeof item === 'string' ? new Text() : document.createElement(name);
      if (existing) existing.replaceWith(fresh);
      else parent.appendChild(fresh);
      existing = fresh;
    }
    if (typeof item === 'string') {
      if (existing.nodeValue !== item) existing.nodeValue = item;
      return;
    }
    const element = existing as HTMLInputElement;
    setProps(element, item.props);
    draw(item.props.children, element);
    // After the children: a select has no value that it has no option for.
    for (const property of ['value', 'checked'] as const) {
      const value = item.props[property];
      if (value !== undefined && element[property] !== value) Object.assign(element, { [property]: value });
    }
  });
  while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
}
