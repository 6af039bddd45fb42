/**
 * Every word with which a rule refuses, with what a developer needs to know. The contract's error table gives each its
 * code, HTTP status and text; a person reads `messages/refusals.{en,fil}.ts`.
 */
export const refusalReasons = {
  NOT_REGISTERED: 'the caller has only an anonymous session',
  ACCOUNT_SUSPENDED: 'the account is suspended',
  PHONE_NOT_VERIFIED: 'a seller must have a verified phone number',
  ADDRESS_NOT_FOUND: 'no such address among the caller’s',
  ITEM_NOT_LISTED: 'the item is unlisted or discontinued',
  SKU_NOT_FOUND: 'no such size of this item',
  PRICE_RULE: 'a price is a multiple of ₱50 between ₱500 and ₱699,000',
  TOO_MANY_UNPAID_ASKS: 'five asks wait for their deposit',
  TOO_MANY_LIVE_ASKS: 'twenty asks of this seller are live in this size',
  DEPOSIT_NOT_DUE: 'the deposit is held, returned, deducted or no longer wanted',
  RESERVED: 'a buyer has reserved the ask (E08x)',
  ASK_GONE: 'no ask is left in this lane',
  PRICE_CHANGED: 'the total is above maxTotal; details carry the new quote',
  OWN_ENTRY: 'the trade would be with oneself or a linked identity',
  TOO_MANY_UNPAID_ORDERS: 'two orders wait for payment',
  BUYING_PAUSED: 'too many orders were left unpaid (three in a day, or two on this size in an hour)',
  METHOD_LIMIT: 'the amount is outside the limits of the payment channel (EXCEED)',
  PAYMENT_PENDING: 'an attempt is under way and the command cannot wait for it',
  AMOUNT_MISMATCH: 'the gateway reports another amount than the attempt’s: hold it and alert',
  NOT_YOUR_ROLE: 'the caller’s part in the order does not match the call',
  NOT_ALLOWED_NOW: 'not a move of the table in the present status',
  TOO_LATE_TO_CANCEL: 'the seller has confirmed (E51)',
  TRACKING_NUMBER_INVALID: 'not well-formed, or used before',
  CHECKLIST_INCOMPLETE: 'a point has no verdict or failed, or there is no photo',
  PAYOUT_AMOUNT: 'below the smallest payout',
  BALANCE_TOO_LOW: 'above what can be withdrawn now',
  PAYOUT_BLOCKED: 'the user owes money after a reversal',
  WITHDRAWAL_ACCOUNT_INVALID: 'the bank refused this account before',
} as const;

export type RefusalReason = keyof typeof refusalReasons;
