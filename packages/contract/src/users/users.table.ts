import { z } from 'zod';
import { route } from '../route.ts';
import { AddressId, Centavos, UserId, WithdrawalAccountId } from '../shared/brands.ts';
import { Done } from '../shared/lists.ts';

const tag = 'users';

export const User = z
  .object({
    userId: UserId,
    isAnonymous: z.boolean(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    /** Number of one of the twelve pictures, 1 to 12. */
    avatar: z.int(),
    region: z.string().nullable(),
    balance: Centavos,
    /** The part of the balance that can be withdrawn now. */
    withdrawable: Centavos,
    isBalanceHidden: z.boolean(),
    defaultAddress: AddressId.nullable(),
    defaultWithdrawalAccount: WithdrawalAccountId.nullable(),
    orderMsgUnreadCount: z.int(),
    paymentMsgUnreadCount: z.int(),
    platformMsgUnreadCount: z.int(),
  })
  .meta({ id: 'User' });

export const userRoutes = {
  getUser: route({
    operationId: 'getUser',
    method: 'GET',
    path: '/user',
    tag,
    summary: 'The caller’s profile, balance and unread counts; makes the account on its first call.',
    audience: 'anyone',
    response: User,
    errors: [],
  }),
  updateUser: route({
    operationId: 'updateUser',
    method: 'PUT',
    path: '/user',
    tag,
    summary: 'Changes name, avatar or region.',
    audience: 'registered',
    body: z.object({
      name: z.string().max(60).optional(),
      avatar: z.int().min(1).max(12).optional(),
      region: z.string().max(40).optional(),
    }),
    response: User,
    errors: ['NOT_REGISTERED'],
  }),
  setBalanceHidden: route({
    operationId: 'setBalanceHidden',
    method: 'PUT',
    path: '/user/hidden-balance',
    tag,
    summary: 'Hides or shows the balance on screens.',
    audience: 'registered',
    body: z.object({ isBalanceHidden: z.boolean() }),
    response: User,
    errors: ['NOT_REGISTERED'],
  }),
  sendPhoneCode: route({
    operationId: 'sendPhoneCode',
    method: 'POST',
    path: '/login/phone',
    tag,
    summary: 'Sends a six-digit code to a Philippine mobile number.',
    audience: 'anyone',
    callsPerMinute: 5,
    body: z.object({ phoneNumber: z.string().min(10).max(20) }),
    response: Done,
    errors: [],
  }),
  linkPhone: route({
    operationId: 'linkPhone',
    method: 'PUT',
    path: '/user/link/phone',
    tag,
    summary: 'Verifies a phone number with the code that was sent to it.',
    audience: 'registered',
    callsPerMinute: 10,
    body: z.object({
      phoneNumber: z.string().min(10).max(20),
      code: z.string().regex(/^\d{6}$/, 'Expected six digits'),
    }),
    response: User,
    errors: ['NOT_REGISTERED', 'CODE_WRONG', 'CODE_EXPIRED', 'PHONE_IN_USE'],
  }),
  endSessions: route({
    operationId: 'endSessions',
    method: 'PUT',
    path: '/user/sign-out-everywhere',
    tag,
    summary: 'Ends every session of the caller: tokens issued before are refused within a second.',
    audience: 'registered',
    response: Done,
    errors: ['NOT_REGISTERED'],
  }),
} as const;
