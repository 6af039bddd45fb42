import type { SomeHandlers } from '../../http/handler.ts';
import { checkWebSession } from './check-web-session.route.ts';
import { endSessions } from './end-sessions.route.ts';
import { linkPhone } from './link-phone.route.ts';
import { makeDropOffCode } from './make-drop-off-code.route.ts';
import { presentUser } from './present-user.ts';
import { resetPassword } from './reset-password.route.ts';
import { sendEmailVerification } from './send-email-verification.route.ts';
import { sendPasswordReset } from './send-password-reset.route.ts';
import { sendPhoneCode } from './send-phone-code.route.ts';
import { setBalanceHidden } from './set-balance-hidden.route.ts';
import { updateUser } from './update-user.route.ts';
import { verifyEmail } from './verify-email.route.ts';

export const userHandlers = {
  /** Nothing is made here: the account was made when the caller was looked up. */
  getUser: ({ caller }, dependencies) => presentUser(caller, dependencies),
  checkWebSession,
  endSessions,
  linkPhone,
  makeDropOffCode,
  resetPassword,
  sendEmailVerification,
  sendPasswordReset,
  sendPhoneCode,
  setBalanceHidden,
  updateUser,
  verifyEmail,
} satisfies SomeHandlers;
