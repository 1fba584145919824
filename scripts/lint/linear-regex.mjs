import recheck from 'recheck';

/**
 * Limits the number of steps, not the time, because on a busy machine a timeout would report fast
 * expressions. The timeout only ends a hanging check.
 */
const limits = { timeout: 300_000, attackTimeout: null, incubationTimeout: null };

/**
 * Rejects regular expressions whose time grows faster than their input, because they freeze the event loop of the server or
 * browser. recheck proves an expression linear or finds a text for which it is slow.
 * @type {import('eslint').Rule.RuleModule}
 */
export const linearRegex = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slow: 'This expression takes {{complexity}} time on {{attack}}.',
      unknown: 'This expression could not be checked ({{reason}}): a simpler one is wanted.',
    },
  },
  create: (context) => ({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      const found = recheck.checkSync(node.regex.pattern, node.regex.flags, limits);
      if (found.status === 'vulnerable') {
        const data = { complexity: found.complexity.summary, attack: found.attack.pattern };
        context.report({ node, messageId: 'slow', data });
      } else if (found.status === 'unknown') {
        context.report({ node, messageId: 'unknown', data: { reason: found.error.kind } });
      }
    },
  }),
};
