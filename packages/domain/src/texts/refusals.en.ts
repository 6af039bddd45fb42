import type { RefusalReason } from '../trade/facts/refusal-reasons.ts';

/** Texts of refusals: the reason, the effect on money, and the next step. */
export const refusalsEn = {
  'refusal.NOT_REGISTERED': 'Create an account or sign in first.',
  'refusal.ACCOUNT_SUSPENDED': 'Account suspended, please contact support',
  'refusal.PHONE_NOT_VERIFIED': 'Verify your phone number first.',
  'refusal.ADDRESS_NOT_FOUND': 'Add an address first.',
  'refusal.ITEM_NOT_LISTED': 'This item isn’t traded right now.',
  'refusal.SKU_NOT_FOUND': 'This item doesn’t come in that size.',
  'refusal.PRICE_RULE':
    'A price is a multiple of ₱50 between ₱500 and ₱699,000; for an item in our warehouse, at most ₱698,700.',
  'refusal.TOO_MANY_UNPAID_ASKS': 'Five of your asks are waiting for their deposit. Pay or cancel one first.',
  'refusal.TOO_MANY_LIVE_ASKS': 'You have twenty live asks in this size. Cancel one first.',
  'refusal.DEPOSIT_NOT_DUE': 'No deposit is due here now. No money has moved.',
  'refusal.RESERVED': 'A buyer has reserved this item. It can’t be canceled now.',
  'refusal.ASK_GONE': 'Someone else was first: none is left at this price. No money has moved.',
  'refusal.PRICE_CHANGED': 'The lowest price went up. Check the new total before you buy. No money has moved.',
  'refusal.OWN_ENTRY': 'This is your own. You can’t buy from or sell to yourself.',
  'refusal.TOO_MANY_UNPAID_ORDERS':
    'Two of your orders are waiting for payment, counting all your accounts. Pay or cancel one first.',
  'refusal.BUYING_PAUSED': 'You can’t buy for a while, because orders were left unpaid.',
  'refusal.METHOD_LIMIT': 'This is over the limit of that payment method. Choose another one.',
  'refusal.PAYMENT_PENDING': 'A payment is in progress. Finish it, or wait until it ends.',
  'refusal.AMOUNT_MISMATCH': 'The payment isn’t the amount of the order. We’re looking into it.',
  'refusal.NOT_YOUR_ROLE': 'Only the other side of this order can do that.',
  'refusal.OWN_TRADE':
    'You take part in this trade yourself, or with an account linked to yours, so a colleague has to do this. Nothing was changed.',
  'refusal.NOT_ALLOWED_NOW': 'This isn’t possible anymore. Look at where it is now.',
  'refusal.TOO_LATE_TO_CANCEL':
    'It’s too late to cancel: the seller has confirmed, or the item is ready to leave our warehouse.',
  'refusal.HANDOVER_UNNAMED': 'Write down who handed the item over. Nothing was received.',
  'refusal.TRACKING_NUMBER_INVALID':
    'This tracking number isn’t right, or was used before. Compare it with the receipt.',
  'refusal.CHECKLIST_INCOMPLETE':
    'Give every point a verdict, and take a photo of each required angle. A point that fails can’t pass.',
  'refusal.REPORT_POINTS':
    'Name the points of the checklist only, each once. A small defect needs at least one point that is noted or failed.',
  'refusal.DEPOSIT_DUE': 'Your bank took the deposit back. Pay it again, then continue.',
  'refusal.ON_HOLD': 'This is on hold for now. Please try again later.',
  'refusal.OPEN_ITEMS': 'Finish your open trades and empty your wallet first.',
  'refusal.BID_EXISTS': 'You already have a bid in this size. Change its price instead.',
  'refusal.BUY_NOW_AVAILABLE': 'You can buy it at this price now.',
  'refusal.BID_GONE': 'This bid isn’t there anymore. No money has moved.',
  'refusal.BELOW_FLOOR': 'The highest bid is below the price you set. No money has moved.',
  'refusal.ACCEPTANCE_UNPAID': 'First pay the deposit for the bid you accepted.',
  'refusal.DEPOSIT_FIRST': 'Pay the deposit when you accept. After three missed deposits, you can’t pay it later.',
  'refusal.OWN_BID_MATCHED': 'Your own bid in this size found a seller. Finish that one first.',
  'refusal.CANCELLATION_LIMIT': 'You can cancel one paid order a day and three a month.',
  'refusal.ALREADY_DONE': 'You can do this once, and you already have.',
  'refusal.TOO_EARLY': 'It’s too early for this. Please wait a little.',
  'refusal.TOO_LATE': 'The time for this has passed.',
  'refusal.PHOTO_MISSING': 'Add a photo that shows it.',
  'refusal.SEAL_BROKEN': 'We can only help with the condition while our seal is unbroken.',
  'refusal.TWO_INSPECTORS': 'A second inspector has to agree.',
  'refusal.DISCOUNT_RULE': 'A discount is a multiple of ₱50 and at most 30% of the price.',
  'refusal.LABEL_PRINTED': 'The label is already printed, so the address can’t be changed.',
  'refusal.REGION_DEARER': 'Delivery to that address costs more. Choose one in the same or a nearer region.',
  'refusal.REDELIVERY_UNPAID': 'The parcel came back. Pay to have it sent again.',
  'refusal.RETURN_UNPAID': 'Pay for the return shipping first, then we’ll ship the item.',
  'refusal.CHOICE_OPEN': 'The seller hasn’t chosen yet what happens to the item.',
  'refusal.NO_REMATCH': 'There’s none left at the price you paid. You get your money back.',
  'refusal.CLAIM_OPEN': 'There’s already a claim about this order.',
  'refusal.REFUND_TOO_HIGH': 'A refund can’t be more than what was paid.',
  'refusal.PAYOUT_AMOUNT': 'A payout is at least ₱100.',
  'refusal.BALANCE_TOO_LOW': 'The amount is above what you can withdraw now.',
  'refusal.PAYOUT_BLOCKED': 'You can withdraw once what you owe is settled.',
  'refusal.PAYOUT_HELD': 'We’re checking this payout, so it can’t be stopped. We’ll tell you what happens next.',
  'refusal.ACCOUNT_ON_HOLD':
    'This account is new or was changed, so payouts to it start a day later. Your money stays in your balance.',
  'refusal.WITHDRAWAL_ACCOUNT_INVALID': 'The bank refused this account. Correct its number or choose another.',
} as const satisfies Record<`refusal.${RefusalReason}`, string>;

export type RefusalMessageId = keyof typeof refusalsEn;
