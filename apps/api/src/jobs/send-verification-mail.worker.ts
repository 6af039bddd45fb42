import { VerificationMailId } from '@suki/contract/shared/brands';
import { verificationMailById } from '@suki/db/queries/verification-mails';
import { verificationMail } from '@suki/notifications/verification-mail';
import { z } from 'zod';
import { tellUnreachableEmail } from '../features/users/tell-unreachable-email.ts';
import type { JobWorker } from './job-worker.ts';

/**
 * Mails the link that proves an address: the only mail to an address that is not verified. The code is made here and
 * stored nowhere; a second run mails another link, and both work until one is used. The code stands behind `#`, which
 * browsers send to no server, so that no log has it.
 */
export const sendVerificationMail: JobWorker<'send-verification-mail'> = {
  payload: z.object({ verificationMailId: VerificationMailId }),
  work: async ({ verificationMailId }, dependencies) => {
    const { pool, mailer, identityAccounts, environment } = dependencies;
    const wanted = await verificationMailById(pool, verificationMailId);
    if (wanted === undefined) return;
    const { id: key, userId, email } = wanted;
    const code = await identityAccounts.makeCode('verify_email', email);
    // The account has another address by now.
    if (code === undefined) return;
    const url = `${environment.WEB_URL}/verify-email#code=${encodeURIComponent(code)}`;
    const outcome = await mailer.send({ to: email, ...verificationMail(url), key });
    if (outcome === 'no_such_address') {
      await tellUnreachableEmail({ userId, email, isStored: false }, dependencies);
    }
  },
};
