import {
  CODES_SENT_PER_MINUTE,
  CODES_TRIED_PER_MINUTE,
  PASSWORD_MAILS_PER_MINUTE,
  VERIFICATIONS_TRIED_PER_MINUTE,
} from '@suki/domain/config/identity';
import { oneTimeCode, passwordLength } from '@suki/domain/config/input';
import { DROP_OFF_CALLS_PER_MINUTE } from '@suki/domain/config/warehouse';
import { suspensionCauses } from '@suki/domain/people/suspension';
import { avatarCount } from '@suki/domain/users/avatars';
import { z } from 'zod';
import { route } from '../route.ts';
import { AddressId, Centavos, Moment, PaymentMethodId, UserId, WithdrawalAccountId } from '../shared/brands.ts';
import { Done } from '../shared/lists.ts';
import { TypedText } from '../shared/text.ts';

const tag = 'users';

export const User = z
  .object({
    userId: UserId,
    isAnonymous: z.boolean(),
    name: z.string().nullable(),
    /** The verified address, which gets our mails; null without one. */
    email: z.string().nullable(),
    /** The address of the sign-in while it is not verified; null when there is nothing to verify. Gets no mails. */
    unverifiedEmail: z.string().nullable(),
    /** True when the mail service of `email` says that nobody reads mail there; verifying it again ends this. */
    isEmailUnreachable: z.boolean(),
    phoneNumber: z.string().nullable(),
    /** The number of a picture, 1 to 12. */
    avatar: z.int(),
    region: z.string().nullable(),
    balance: Centavos,
    /** The part of the balance that can be withdrawn now. */
    withdrawable: Centavos,
    isBalanceHidden: z.boolean(),
    /** True when tax is withheld from the caller's income. */
    isTaxWithheld: z.boolean().optional(),
    /** True while the income of a sale is held until after its delivery, as for new sellers. */
    isIncomeHeld: z.boolean().optional(),
    /** The parts of the account that are suspended; null when none is. */
    suspension: z
      .object({
        selling: z.boolean(),
        buying: z.boolean(),
        account: z.boolean(),
        mayWithdraw: z.boolean(),
        /** `review` is a decision of the staff, whose own words stay with them. */
        why: z.array(z.enum(suspensionCauses)).optional(),
      })
      .nullable()
      .optional(),
    defaultAddress: AddressId.nullable(),
    defaultWithdrawalAccount: WithdrawalAccountId.nullable(),
    defaultPayment: PaymentMethodId.nullable(),
    /** Unread messages of each tab, counted up to 100 (`UNREAD_COUNT_MAX`). */
    orderMsgUnreadCount: z.int(),
    paymentMsgUnreadCount: z.int(),
    platformMsgUnreadCount: z.int(),
    /** The ways to sign in that the identity service knows of, in its form. */
    providerData: z.array(z.object({ providerId: z.string(), uid: z.string() })),
    /** When the account was made, and when this session began. */
    metadata: z.object({ creationTime: Moment, lastSignInTime: Moment }),
  })
  .meta({ id: 'User' });

export const DropOffCode = z
  .object({
    /** Eight letters; the last one checks the others. */
    code: z.string(),
    expiresAt: Moment,
  })
  .meta({ id: 'DropOffCode' });

/** Characters of a code in a link; those of the identity service have 54 to 65. */
const linkCodeLength = { min: 20, max: 500 } as const;

/** The identity service's own limit. */
const uidLengthMax = 128;

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
      name: TypedText.optional(),
      avatar: z.int().min(1).max(avatarCount).optional(),
      region: TypedText.optional(),
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
    summary: `Sends a code of ${oneTimeCode.digits} digits to a Philippine mobile number; only the caller can use it.`,
    audience: 'registered',
    challenge: true,
    callsPerMinute: CODES_SENT_PER_MINUTE,
    body: z.object({ phoneNumber: TypedText }),
    response: Done,
    errors: ['NOT_REGISTERED', 'CHALLENGE_FAILED', 'TOO_MANY_CODES'],
  }),
  linkPhone: route({
    operationId: 'linkPhone',
    method: 'PUT',
    path: '/user/link/phone',
    tag,
    summary: 'Verifies a phone number with the code that was sent to it.',
    audience: 'registered',
    freshSignIn: 'always',
    callsPerMinute: CODES_TRIED_PER_MINUTE,
    body: z.object({
      phoneNumber: TypedText,
      code: z.string().regex(new RegExp(`^\\d{${oneTimeCode.digits}}$`), `Expected ${oneTimeCode.digits} digits`),
    }),
    response: User,
    errors: ['NOT_REGISTERED', 'SIGN_IN_AGAIN', 'CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_CODES', 'PHONE_IN_USE'],
  }),
  makeDropOffCode: route({
    operationId: 'makeDropOffCode',
    method: 'POST',
    path: '/user/drop-off-code',
    tag,
    summary: 'Makes the code that a seller shows at the warehouse’s counter; it is good for some minutes and one item.',
    audience: 'registered',
    callsPerMinute: DROP_OFF_CALLS_PER_MINUTE,
    response: DropOffCode,
    successStatus: 201,
    errors: ['NOT_REGISTERED'],
  }),
  sendEmailVerification: route({
    operationId: 'sendEmailVerification',
    method: 'POST',
    path: '/user/email/send-verification',
    tag,
    summary:
      'Mails a link that proves the address of the sign-in, or again that of the account when mail to it comes back. One a minute and five an hour, for each person and each address.',
    audience: 'registered',
    response: Done,
    errors: ['NOT_REGISTERED', 'NO_EMAIL_TO_VERIFY'],
  }),
  verifyEmail: route({
    operationId: 'verifyEmail',
    method: 'PUT',
    path: '/user/email/verify',
    tag,
    summary: 'Proves an address with the code of the mailed link; needs no sign-in of its owner.',
    audience: 'anyone',
    callsPerMinute: VERIFICATIONS_TRIED_PER_MINUTE,
    body: z.object({ code: z.string().min(linkCodeLength.min).max(linkCodeLength.max) }),
    response: z.object({ email: z.string() }),
    errors: ['CODE_EXPIRED'],
  }),
  sendPasswordReset: route({
    operationId: 'sendPasswordReset',
    method: 'POST',
    path: '/login/password/send-reset',
    tag,
    summary:
      'Mails a link by which the owner of an address chooses a new password. The answer is the same when no account has the address. One a minute and five an hour, for each caller and each address.',
    audience: 'anyone',
    challenge: true,
    callsPerMinute: PASSWORD_MAILS_PER_MINUTE,
    body: z.object({ email: TypedText }),
    response: Done,
    errors: ['CHALLENGE_FAILED'],
  }),
  resetPassword: route({
    operationId: 'resetPassword',
    method: 'PUT',
    path: '/login/password',
    tag,
    summary: 'Sets a new password with the code of the mailed link, and ends every session of its owner.',
    audience: 'anyone',
    callsPerMinute: VERIFICATIONS_TRIED_PER_MINUTE,
    body: z.object({
      code: z.string().min(linkCodeLength.min).max(linkCodeLength.max),
      password: z.string().min(passwordLength.min).max(passwordLength.max),
    }),
    response: z.object({ email: z.string() }),
    errors: ['CODE_EXPIRED'],
  }),
  checkWebSession: route({
    operationId: 'checkWebSession',
    method: 'GET',
    path: '/login/session',
    tag,
    summary:
      'Says if a session that a person opened at the shop is still good: it ends with the sign-in that it came from.',
    audience: 'shop',
    query: z.object({ uid: z.string().min(1).max(uidLengthMax), signedInAt: Moment }),
    response: z.object({ isOpen: z.boolean() }),
    errors: [],
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
