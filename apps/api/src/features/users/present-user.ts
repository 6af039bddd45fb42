import type { User as UserAnswer } from '@suki/contract/users/users.table';
import { unreadCounts } from '@suki/db/queries/inbox';
import { finishedSalesOf } from '@suki/db/queries/orders';
import { type ExplainedSuspension, suspensionOf } from '@suki/db/queries/suspensions';
import { type User, userById } from '@suki/db/queries/users';
import { walletBalance } from '@suki/db/queries/wallet';
import { stopsWithdrawals, suspensionCausesOf } from '@suki/domain/people/suspension';
import { isHeld } from '@suki/domain/trade/money/payout-hold';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';

export type Profile = z.input<typeof UserAnswer>;

/** Presents a person to themselves: profile, balance, unread counts. */
export async function presentUser(
  caller: Pick<Caller, 'userId' | 'email' | 'isAnonymous' | 'providers' | 'signedInAt'>,
  { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>,
): Promise<Profile> {
  const { userId } = caller;
  const [user, balance, unread, suspension, finishedSales] = await Promise.all([
    userById(pool, userId),
    walletBalance(pool, userId, clock.now()),
    unreadCounts(pool, userId),
    suspensionOf(pool, userId),
    finishedSalesOf(pool, userId),
  ]);
  if (user === undefined) throw new Error(`Expected user ${userId} to exist: every caller has a row.`);
  return {
    ...profileOf(user),
    isIncomeHeld: isHeld(undefined, finishedSales),
    unverifiedEmail: unverifiedEmailOf(user, caller),
    balance: balance.balance,
    withdrawable: balance.withdrawable,
    orderMsgUnreadCount: unread.order,
    paymentMsgUnreadCount: unread.payment,
    platformMsgUnreadCount: unread.platform,
    suspension: presentSuspension(suspension),
    providerData: [...caller.providers],
    metadata: { creationTime: user.createdAt.toISOString(), lastSignInTime: caller.signedInAt.toISOString() },
  };
}

function presentSuspension(suspension: ExplainedSuspension): Profile['suspension'] {
  const { isSellingSuspended: selling, isBuyingSuspended: buying, isAccountSuspended: account } = suspension;
  if (!selling && !buying && !account) return null;
  const why = [...suspensionCausesOf(suspension)];
  return { selling, buying, account, mayWithdraw: !stopsWithdrawals(suspension), why };
}

function profileOf(user: User) {
  return {
    userId: user.id,
    isAnonymous: user.isAnonymous,
    name: user.name,
    email: user.email,
    isEmailUnreachable: user.emailUnreachableAt !== null,
    // Only a verified number is shown as the person's own.
    phoneNumber: user.phoneVerifiedAt === null ? null : user.phoneNumber,
    avatar: user.avatar,
    region: user.region,
    isBalanceHidden: user.isBalanceHidden,
    isTaxWithheld: user.taxWithheldSince !== null && user.taxDeclaredAt === null,
    defaultAddress: user.defaultAddressId,
    defaultWithdrawalAccount: user.defaultWithdrawalAccountId,
    defaultPayment: user.defaultPaymentMethodId,
  };
}

/** Returns the address of the sign-in while the person has not proved it; only its owner sees it. */
export function unverifiedEmailOf(
  user: Pick<User, 'email'>,
  caller: Pick<Caller, 'email' | 'isAnonymous'>,
): string | null {
  if (caller.isAnonymous || caller.email === null) return null;
  return user.email?.toLowerCase() === caller.email.toLowerCase() ? null : caller.email;
}
