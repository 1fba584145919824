// The path of a file's URL is percent-encoded: with a blank or an accent in a folder's name it leads nowhere.
const PATH_OF_URL = 'MemberExpression[property.name="pathname"]';

/** @type {import('eslint').Rule.RuleModule} */
export const noUrlPath = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { use: 'Use fileURLToPath or import.meta.dirname: the path of a URL is percent-encoded.' },
  },
  create(context) {
    const report = (/** @type {import('eslint').Rule.Node} */ node) =>
      context.report({ node, messageId: 'use' });
    return {
      [`${PATH_OF_URL} > NewExpression.object > MemberExpression.arguments[object.type="MetaProperty"]`]:
        report,
      // A function that makes such URLs has been the way round; no other call of ours is followed by .pathname.
      [`${PATH_OF_URL} > CallExpression.object`]: report,
    };
  },
};
