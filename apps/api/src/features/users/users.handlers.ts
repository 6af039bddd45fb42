import type { SomeHandlers } from '../../http/handler.ts';
import { endSessions } from './end-sessions.route.ts';
import { linkPhone } from './link-phone.route.ts';
import { makeDropOffCode } from './make-drop-off-code.route.ts';
import { presentUser } from './present-user.ts';
import { sendPhoneCode } from './send-phone-code.route.ts';
import { setBalanceHidden } from './set-balance-hidden.route.ts';
import { updateUser } from './update-user.route.ts';

export const userHandlers = {
  /** Nothing is made here: the account was made when the caller was looked up. */
  getUser: ({ caller }, dependencies) => presentUser(caller.userId, dependencies),
  endSessions,
  linkPhone,
  makeDropOffCode,
  sendPhoneCode,
  setBalanceHidden,
  updateUser,
} satisfies SomeHandlers;
