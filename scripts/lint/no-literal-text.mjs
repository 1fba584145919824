// Requires every text that a user sees to come from the messages, in both languages.
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'description',
  'error',
  'label',
  'placeholder',
  'title',
]);
/** A product name, a bullet or a number is the same in every language; two letters in a row may be a word. */
const HAS_WORD = /\p{L}{2}/u;
const SAME_EVERYWHERE = new Set(['Massima', 'PEC', 'IVA', 'ECLI', 'CSV', 'JSON', 'PDF', 'IT', 'EN']);

/** @param {unknown} text */
const isProse = (text) =>
  typeof text === 'string' && HAS_WORD.test(text) && !SAME_EVERYWHERE.has(text.trim());

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'Text for users comes from contract/src/messages, not from the component: "{{text}}".',
    },
  },
  create(context) {
    const report = (
      /** @type {any} JSX is not in the types of estree */ node,
      /** @type {unknown} */ text,
    ) => {
      if (isProse(text))
        context.report({ node, messageId: 'literal', data: { text: String(text).trim().slice(0, 40) } });
    };
    /**
     * Reports the possible values of an expression: the expression, both branches of a condition,
     * the parts of a template.
     * @param {any} node
     */
    const reportExpression = (node) => {
      if (node?.type === 'Literal') report(node, node.value);
      if (node?.type === 'TemplateLiteral')
        node.quasis.forEach((/** @type {any} */ part) => report(node, part.value.cooked));
      if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(reportExpression);
      if (node?.type === 'LogicalExpression') [node.left, node.right].forEach(reportExpression);
    };
    return {
      JSXText: (/** @type {any} */ node) => report(node, node.value),
      'JSXElement > JSXExpressionContainer': (/** @type {any} */ node) => reportExpression(node.expression),
      JSXAttribute(/** @type {any} */ node) {
        if (!TEXT_ATTRIBUTES.has(node.name.name)) return;
        reportExpression(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
      },
    };
  },
};
