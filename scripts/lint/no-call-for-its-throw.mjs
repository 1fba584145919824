// Functions and classes that a bundler considers free of side effects. It removes calls whose value
// is unused, and with them the expected error.
const FUNCTIONS = new Set([
  ...[
    'decodeURI',
    'decodeURIComponent',
    'encodeURI',
    'encodeURIComponent',
    'atob',
    'btoa',
    'structuredClone',
  ],
  ...['BigInt', 'Number', 'String', 'Boolean', 'Symbol', 'Object', 'Array', 'Date', 'RegExp'],
  ...['parseInt', 'parseFloat', 'isNaN', 'isFinite', 'escape', 'unescape'],
]);
const CLASSES = new Set([
  ...[
    'URL',
    'URLSearchParams',
    'URLPattern',
    'RegExp',
    'Date',
    'Array',
    'Object',
    'String',
    'Number',
    'Boolean',
  ],
  ...[
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'WeakRef',
    'Proxy',
    'ArrayBuffer',
    'DataView',
    'TextDecoder',
    'TextEncoder',
  ],
  ...[
    'Int8Array',
    'Uint8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
  ],
  ...[
    'BigInt64Array',
    'BigUint64Array',
    'Float32Array',
    'Float64Array',
    'Headers',
    'Blob',
    'Error',
    'TypeError',
  ],
]);
/** `JSON.parse(…)`, `new Intl.Locale(…)`; of `Object` and `Reflect` some have effects, which are named. */
const NAMESPACES = new Set([
  'JSON',
  'Intl',
  'Math',
  'BigInt',
  'Number',
  'String',
  'Date',
  'Array',
  'URL',
  'Object',
]);
const WITH_EFFECT = new Set([
  ...[
    'assign',
    'defineProperty',
    'defineProperties',
    'freeze',
    'seal',
    'preventExtensions',
    'setPrototypeOf',
  ],
  ...['createObjectURL', 'revokeObjectURL', 'fromAsync'],
]);

/**
 * Rejects calls whose value is unused, such as `decodeURIComponent(part);` within a `try`: the bundler removes them. Return the value
 * or compare it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noCallForItsThrow = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { use: 'Use the value: run for its error alone, this is dropped from the build.' },
  },
  create(context) {
    /**
     * Returns whether a name refers to the language's built-in and not to a declaration of the
     * file.
     * @param {any} node
     */
    const isBuiltIn = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope.upper; scope = scope.upper)
        if (scope.set.get(node.name)?.defs.length) return false;
      const [top] = context.sourceCode.scopeManager.scopes;
      return !top?.set.get(node.name)?.defs.length;
    };
    /** @param {any} callee @param {Set<string>} names */
    const isListed = (callee, names) => {
      if (callee.type === 'Identifier') return names.has(callee.name) && isBuiltIn(callee);
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
      const { object, property } = callee;
      if (object.name === 'globalThis' || object.name === 'window') return names.has(property.name);
      return NAMESPACES.has(object.name) && !WITH_EFFECT.has(property.name) && isBuiltIn(object);
    };
    /** @param {any} node An expression whose value nothing uses. */
    const check = (node) => {
      if (node == null) return;
      if (['UnaryExpression', 'AwaitExpression'].includes(node.type)) check(node.argument);
      if (['ChainExpression', 'TSNonNullExpression', 'TSAsExpression'].includes(node.type))
        check(node.expression);
      if (node.type === 'LogicalExpression') check(node.right);
      if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(check);
      if (node.type === 'SequenceExpression') node.expressions.forEach(check);
      const isDropped =
        (node.type === 'CallExpression' && isListed(node.callee, FUNCTIONS)) ||
        (node.type === 'NewExpression' && isListed(node.callee, CLASSES));
      if (isDropped) context.report({ node, messageId: 'use' });
    };
    return {
      ExpressionStatement: (/** @type {any} */ node) => check(node.expression),
      // A variable with a leading underscore is unused, so its initialiser is removed too.
      'VariableDeclarator[id.name=/^_/]': (/** @type {any} */ node) => check(node.init),
      // `() => void new URL(text)`: a promise that nothing waits for is written so, a value never.
      'UnaryExpression[operator="void"]': (/** @type {any} */ node) => {
        if (node.parent.type !== 'ExpressionStatement') check(node.argument);
      },
    };
  },
};
