/**
 * Withdrawals of suspended people (ADR 0090). Money that was earned stays the person's: a suspension by the rules (a
 * counterfeit, a payment taken back) is reviewed, while money in a dispute is held by the books already. Only a person
 * of the staff who says "fraud", or a suspended account, stops withdrawals.
 */
export const suspension = {
  /** A suspension that the staff set for fraud stops withdrawals; one for another reason does not. */
  fraudStopsWithdrawals: true,
  /** A suspended account may be in the hands of a stranger. */
  suspendedAccountStopsWithdrawals: true,
} as const;

/** Characters of the reason that the staff give for each act on a person, both ends inclusive. */
export const actReasonLength = { min: 5, max: 500 } as const;

/** People on one page of a search. */
export const PEOPLE_FOUND_MAX = 20;
/** Lines of the history of a person on their page: the newest. */
export const PERSON_ACTS_MAX = 100;
