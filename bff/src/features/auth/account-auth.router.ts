import { outcome } from '@massima/contract/common';
import { updatePasswordInput, verifyInput, verifyOutput } from '@massima/contract/session';
import { t } from '../../trpc/init.ts';
import { publicProcedure, userProcedure } from '../../trpc/procedures.ts';
import { updatePassword } from './update-password.ts';
import { verifyAddress } from './verify-address.ts';

/** The operations documented under accounts that are about who somebody is. */
export const accountAuthRouter = t.router({
  verify: publicProcedure
    .meta({ rest: { method: 'PUT', path: '/lawyers/{id}/verify', summary: 'Verify the e-mail address' } })
    .input(verifyInput)
    .output(verifyOutput)
    .mutation(({ ctx, input }) => verifyAddress(ctx.deps, input)),
  updatePassword: userProcedure
    .meta({
      rest: { method: 'POST', path: '/lawyers/update/password/{email}', summary: 'Change the password' },
    })
    .input(updatePasswordInput)
    .output(outcome)
    .mutation(({ ctx, input }) => updatePassword(ctx.deps, ctx.user, input, ctx.clientIp)),
});
