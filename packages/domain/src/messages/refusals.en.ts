import type { RefusalReason } from '../trade/refusal-reasons.ts';

/** What a person reads when a rule refuses: what it is, whether money moved, what to do. */
export const refusalsEn = {
  'refusal.NOT_REGISTERED': 'This needs an account. Register or sign in first.',
  'refusal.ACCOUNT_SUSPENDED': 'Account suspended, please contact support',
  'refusal.PHONE_NOT_VERIFIED': 'Verify your phone number first, so that buyers and couriers can rely on you.',
  'refusal.ADDRESS_NOT_FOUND': 'Add an address first.',
  'refusal.ITEM_NOT_LISTED': 'This item is not traded now.',
  'refusal.SKU_NOT_FOUND': 'There is no such size of this item.',
  'refusal.PRICE_RULE': 'A price is a multiple of ₱50 between ₱500 and ₱699,000.',
  'refusal.TOO_MANY_UNPAID_ASKS': 'Five of your asks wait for their deposit. Pay or cancel one first.',
  'refusal.TOO_MANY_LIVE_ASKS': 'You have twenty live asks in this size. Cancel one first.',
  'refusal.DEPOSIT_NOT_DUE': 'No deposit is due on this ask. No money has moved.',
  'refusal.RESERVED': 'A buyer has reserved this pair. It cannot be cancelled now.',
  'refusal.ASK_GONE': 'Someone else was first: no pair is left at this price. No money has moved.',
  'refusal.PRICE_CHANGED': 'The lowest price has risen. Look at the new total before you buy. No money has moved.',
  'refusal.OWN_ENTRY': 'This pair is your own.',
  'refusal.TOO_MANY_UNPAID_ORDERS': 'Two of your orders wait for payment. Pay or cancel one first.',
  'refusal.BUYING_PAUSED': 'Buying is paused for you for a while, because orders were left unpaid.',
  'refusal.METHOD_LIMIT': 'The amount is above what this payment method takes. Choose another one.',
  'refusal.PAYMENT_PENDING': 'A payment is under way. Finish it or wait for its end.',
  'refusal.AMOUNT_MISMATCH': 'The payment has another amount than the order. We are looking into it.',
  'refusal.NOT_YOUR_ROLE': 'Only the other side of this order can do that.',
  'refusal.NOT_ALLOWED_NOW': 'This is not possible any more. Look at the present status.',
  'refusal.TOO_LATE_TO_CANCEL': 'The seller has confirmed. A confirmed order cannot be cancelled.',
  'refusal.TRACKING_NUMBER_INVALID': 'This tracking number is not well-formed, or was used before.',
  'refusal.CHECKLIST_INCOMPLETE': 'Every point needs a verdict, none may fail, and there must be a photo.',
  'refusal.PAYOUT_AMOUNT': 'A payout is at least ₱100.',
  'refusal.BALANCE_TOO_LOW': 'The amount is above what you can withdraw now.',
  'refusal.PAYOUT_BLOCKED': 'Payouts are held until what is owed is settled.',
  'refusal.WITHDRAWAL_ACCOUNT_INVALID': 'The bank refused this account. Correct its number or choose another.',
} as const satisfies Record<`refusal.${RefusalReason}`, string>;

export type RefusalMessageId = keyof typeof refusalsEn;
