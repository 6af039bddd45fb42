/*
 * The names of the conditions of rows. They stand apart from the code that checks them (`conditions.table.ts`), so that
 * the type of a row does not depend on that code.
 */

/** A condition that the snapshots answer: a page can show beforehand whether it holds. */
export type SnapshotCondition =
  | 'for a listing'
  | 'for a bid'
  | 'bought now'
  | 'bought by bid'
  | 'standard lane'
  | 'sent by the seller'
  | 'sent from stock'
  | 'cancel requested'
  | 'deposit payable'
  | 'bid deposit payable'
  | 'deposit due'
  | 'deposit held'
  | 'deposit voided'
  | 'deposit deducted'
  | 'deposit settled'
  | 'raise waiting'
  | 'bid deposit due'
  | 'bid deposit held'
  | 'bid deposit voided'
  | 'bid deposit deducted'
  | 'bid deposit settled'
  | 'bid raise waiting'
  | 'payment is a top-up'
  | 'closed by suspension'
  | 'closed by bid default'
  | 'on hold'
  | 'payment questioned'
  | 'time extended'
  | 'seen by a courier'
  | 'a return leg'
  | 'may be sent again'
  | 'discount offered'
  | 'appealed'
  | 'bid appealed'
  | 'redelivery unpaid'
  | 'delivered'
  | 'open claim'
  | 'claim overdue'
  | 'buyer address changed'
  | 'return address changed'
  | 'item may still go back'
  | 'rematch offered'
  | 'closed as lost to the buyer'
  | 'closed without a scan'
  | 'passes as new'
  | 'damaged in transit'
  | 'return unpaid'
  | 'return chosen'
  | 'ask reminded'
  | 'bid reminded'
  | 'order reminded'
  | 'ask rushed'
  | 'order rushed'
  | 'part of another row';

/** A condition on a field of the command, or on a fact read besides the snapshots. Unknown without that input. */
export type InputCondition =
  | 'payment pending'
  | 'deposit covers the edit'
  | 'bid deposit covers the edit'
  | 'a suspension'
  | 'decided for the user'
  | 'ask came last'
  | 'fine in suspense'
  | 'reversal final'
  | 'second payment'
  | 'ask is innocent'
  | 'bid is innocent'
  | 'compensated'
  | 'buyer accepts'
  | 'claim rejected'
  | 'claim settled in part'
  | 'claim upheld'
  | 'chooses return'
  | 'chooses flash'
  | 'chooses surrender'
  | 'chooses dispose'
  | 'courier delivered it'
  | 'counterfeit'
  | 'a third has passed';

export type ConditionName = SnapshotCondition | InputCondition;

/** A condition of a row: it must hold, or with `not` must not hold. */
export type Condition = ConditionName | `not ${ConditionName}`;

/** The opposite of a condition. */
export function not<Name extends ConditionName>(name: Name): `not ${Name}` {
  return `not ${name}`;
}
