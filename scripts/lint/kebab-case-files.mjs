import path from 'node:path';

// Names are words with hyphens; a dot sets off what kind of file it is (log-in.integration.test.ts, auth.router.ts).
const KEBAB = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** @type {import('eslint').Rule.RuleModule} */
export const kebabCaseFiles = {
  meta: { type: 'problem', schema: [], messages: { name: 'File names are kebab-case: {{name}} is not.' } },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename);
      if (!KEBAB.test(name)) context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};
