import { expect, test } from 'vitest';
import { z } from 'zod';
import { synchronous } from './synchronous.ts';
import { t } from './init.ts';

const schema = z.object({ words: z.string().trim().min(1) });

test('a schema without its asynchronous parser refuses, converts and describes itself as before', async () => {
  const wrapped = synchronous(schema);
  expect(wrapped.parse({ words: ' a ' })).toEqual({ words: 'a' });
  expect(wrapped.safeParse({ words: '' }).success).toBe(false);
  expect(z.toJSONSchema(wrapped)).toEqual(z.toJSONSchema(schema));
  const router = t.router({ echo: t.procedure.input(wrapped).query(({ input }) => input) });
  const caller = router.createCaller({} as never);
  expect(await caller.echo({ words: ' a ' })).toEqual({ words: 'a' });
  await expect(caller.echo({ words: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
