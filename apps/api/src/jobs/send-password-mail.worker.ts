import { VerificationMailId } from '@suki/contract/shared/brands';
import { verificationMailById } from '@suki/db/queries/verification-mails';
import { passwordMail } from '@suki/notifications/password-mail';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

/**
 * Mails the link by which the owner of an address chooses a new password. Only here is the address looked up, so that
 * neither words nor time of the call tell if an account has it. As with `send-verification-mail`, the code is stored
 * nowhere and stands behind `#`.
 */
export const sendPasswordMail: JobWorker<'send-password-mail'> = {
  payload: z.object({ verificationMailId: VerificationMailId }),
  work: async ({ verificationMailId }, { pool, mailer, identityAccounts, environment }) => {
    const wanted = await verificationMailById(pool, verificationMailId);
    if (wanted === undefined) return;
    const { id: key, email } = wanted;
    const code = await identityAccounts.makeCode('reset_password', email);
    // No account has the address: its reader never hears of this.
    if (code === undefined) return;
    const url = `${environment.WEB_URL}/reset-password#code=${encodeURIComponent(code)}`;
    await mailer.send({ to: email, ...passwordMail(url), key });
  },
};
