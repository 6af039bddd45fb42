import { suspension } from '../config/suspension.ts';

/** The parts of an account that the staff may suspend. `account`: nothing but signing in works any more. */
export const suspendedParts = ['selling', 'buying', 'account'] as const;
export type SuspendedPart = (typeof suspendedParts)[number];

/** The open suspensions of a person, by the rules or by the staff. */
export type Suspension = {
  readonly isSellingSuspended: boolean;
  readonly isBuyingSuspended: boolean;
  readonly isAccountSuspended: boolean;
  /** True when the staff set an open suspension for fraud. */
  readonly isForFraud: boolean;
};

/** Returns true when a suspension keeps the person from withdrawing (`suspension` of the configuration). */
export function stopsWithdrawals({
  isAccountSuspended,
  isForFraud,
}: Pick<Suspension, 'isAccountSuspended' | 'isForFraud'>): boolean {
  return (
    (isForFraud && suspension.fraudStopsWithdrawals) ||
    (isAccountSuspended && suspension.suspendedAccountStopsWithdrawals)
  );
}

/** Why a person is suspended, as far as they are told. */
export const suspensionCauses = ['counterfeit', 'payment_taken_back', 'review'] as const;
export type SuspensionCause = (typeof suspensionCauses)[number];

type Explained = Suspension & { readonly isForCounterfeit: boolean; readonly isForReversedPayment: boolean };

/** Returns the causes of the open suspensions; `review` for what no rule explains. */
export function suspensionCausesOf(suspension: Explained): readonly SuspensionCause[] {
  const { isSellingSuspended, isBuyingSuspended, isAccountSuspended, isForFraud } = suspension;
  const { isForCounterfeit, isForReversedPayment } = suspension;
  const isByStaff =
    isForFraud ||
    isAccountSuspended ||
    (isSellingSuspended && !isForCounterfeit) ||
    (isBuyingSuspended && !isForReversedPayment);
  return [
    ...(isForCounterfeit ? (['counterfeit'] as const) : []),
    ...(isForReversedPayment ? (['payment_taken_back'] as const) : []),
    ...(isByStaff ? (['review'] as const) : []),
  ];
}
