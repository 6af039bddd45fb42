import { zero } from '@suki/domain/money/centavos';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { done } from '../examples/pages.ts';
import { beasAddress } from '../examples/places.ts';
import type { User, userRoutes } from './users.table.ts';

const bea: z.output<typeof User> = {
  userId: ids.bea,
  isAnonymous: false,
  name: 'Bea Santos',
  email: 'bea@suki.test',
  unverifiedEmail: null,
  isEmailUnreachable: false,
  phoneNumber: '+639170000001',
  avatar: 4,
  region: 'NCR',
  balance: zero,
  withdrawable: zero,
  isBalanceHidden: false,
  isTaxWithheld: false,
  isIncomeHeld: true,
  suspension: null,
  defaultAddress: beasAddress.id,
  defaultWithdrawalAccount: null,
  defaultPayment: ids.paymentMethod,
  orderMsgUnreadCount: 2,
  paymentMsgUnreadCount: 1,
  platformMsgUnreadCount: 0,
  providerData: [{ providerId: 'password', uid: 'bea@suki.test' }],
  metadata: { creationTime: at.joined, lastSignInTime: at.askPosted },
};

export const userExamples: ExamplesOf<typeof userRoutes> = {
  getUser: { answer: bea },
  updateUser: { body: { name: 'Bea S. Cruz', avatar: 7 }, answer: { ...bea, name: 'Bea S. Cruz', avatar: 7 } },
  setBalanceHidden: { body: { isBalanceHidden: true }, answer: { ...bea, isBalanceHidden: true } },
  sendPhoneCode: { body: { phoneNumber: '0917 000 0001' }, answer: done },
  linkPhone: { body: { phoneNumber: '0917 000 0001', code: '482913' }, answer: bea },
  makeDropOffCode: { answer: { code: 'HKPWACTM', expiresAt: at.askPosted } },
  sendEmailVerification: { answer: done },
  verifyEmail: {
    body: { code: 'fOXyLkCkEE8HQ7o0vHkqJm3nQWzQ0sH7cXqg8LdL0xYAAAGT' },
    answer: { email: 'bea@suki.test' },
  },
  sendPasswordReset: { body: { email: 'bea@suki.test' }, answer: done },
  resetPassword: {
    body: { code: 'fOXyLkCkEE8HQ7o0vHkqJm3nQWzQ0sH7cXqg8LdL0xYAAAGT', password: 'a-new-password-2026' },
    answer: { email: 'bea@suki.test' },
  },
  checkWebSession: {
    query: { uid: 'mB7cXq2LrT0yKf9hVn4s', signedInAt: at.askPosted },
    answer: { isOpen: true },
  },
  endSessions: { answer: done },
};
