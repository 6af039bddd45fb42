import type { AttemptId, DepositId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { DepositSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { DepositStatus } from '@suki/domain/trade/facts/statuses';

/** The deposit of an ask or bid as its columns beside the owner's. */
export type DepositColumns = {
  readonly depositId: DepositId;
  readonly depositUserId: UserId;
  readonly depositAmount: Centavos;
  readonly depositStatus: DepositStatus;
  readonly depositDeductedAmount: Centavos;
  readonly depositPaidByAttemptId: AttemptId | null;
  readonly depositTopUps: DepositSnapshot['topUps'];
  readonly depositRaisePrice: Centavos | null;
  readonly depositRaiseAmount: Centavos | null;
  readonly depositAppealedAt: Date | null;
};

/** Columns of a deposit, from `deposits d`. */
export const depositColumns = `d.id as "depositId", d.user_id as "depositUserId", d.amount as "depositAmount", d.status as "depositStatus",
  d.deducted_amount as "depositDeductedAmount", d.paid_by_attempt_id as "depositPaidByAttemptId", d.top_ups as "depositTopUps",
  d.raise_price as "depositRaisePrice", d.raise_amount as "depositRaiseAmount", d.appealed_at as "depositAppealedAt"`;

/** Takes the deposit's columns out of a row: the rest is the owner's own. */
export function splitDeposit<Row extends DepositColumns>(
  row: Row,
): { readonly deposit: DepositSnapshot; readonly rest: Omit<Row, keyof DepositColumns> } {
  const {
    depositId,
    depositUserId,
    depositAmount,
    depositStatus,
    depositDeductedAmount,
    depositPaidByAttemptId,
    depositTopUps,
    depositRaisePrice,
    depositRaiseAmount,
    depositAppealedAt,
    ...rest
  } = row;
  const raise =
    depositRaisePrice === null || depositRaiseAmount === null
      ? null
      : { price: depositRaisePrice, amount: depositRaiseAmount };
  const deposit: DepositSnapshot = {
    id: depositId,
    userId: depositUserId,
    amount: depositAmount,
    status: depositStatus,
    deductedAmount: depositDeductedAmount,
    paidByAttemptId: depositPaidByAttemptId,
    topUps: depositTopUps,
    raise,
    appealedAt: depositAppealedAt,
  };
  return { deposit, rest };
}
