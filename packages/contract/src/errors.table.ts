import { collectionLimits } from '@suki/domain/config/collection';
import { UPLOAD_MEGABYTES_MAX, UPLOAD_MEGAPIXELS_MAX } from '@suki/domain/config/input';
import { keptLimits } from '@suki/domain/config/kept';
import { limits } from '@suki/domain/config/limits';
import { PAYMENT_METHODS_MAX } from '@suki/domain/config/payment-methods';
import { refusalsEn } from '@suki/domain/texts/refusals.en';
import type { RefusalReason } from '@suki/domain/trade/facts/refusal-reasons';

/**
 * Every refusal of the API, once (ADR 0006). `code` stays inside the ranges of the specification, section 8:
 * 1001-1013 identity and account, 1020-1064 asks, bids and orders, 1101-1118 payments, 1130-1138 wallet and
 * withdrawals, 1230-1232 uploads. Our own range is 1900-1999: catalogue, staff, transport, and reasons of a class whose
 * numbers are all given. A code has one reason. People read `text` when the place that refuses has no more exact
 * sentence.
 */
export const errors = {
  TOKEN_MISSING: { code: 1001, status: 401, text: 'Authorization: Bearer token not found' },
  TOKEN_INVALID: { code: 1002, status: 401, text: 'The sign-in has ended. Sign in again.' },
  NOT_REGISTERED: { code: 1003, status: 403, text: 'Create an account or sign in first.' },
  ACCOUNT_SUSPENDED: { code: 1004, status: 403, text: 'Account suspended, please contact support' },
  NOT_ALLOWED: { code: 1005, status: 403, text: 'Your account may not do this.' },
  CHALLENGE_FAILED: {
    code: 1940,
    status: 403,
    text: 'We could not check that this comes from Suki. Reload the page and try again.',
  },
  PHONE_NOT_VERIFIED: {
    code: 1006,
    status: 403,
    text: 'Verify your phone number first. Sellers and couriers must be able to reach you.',
  },
  CODE_WRONG: { code: 1007, status: 400, text: 'That code is not right. Check it and try again.' },
  CODE_EXPIRED: { code: 1008, status: 400, text: 'That code is no longer valid. Ask for a new one.' },
  TOO_MANY_CODES: { code: 1941, status: 429, text: 'Too many codes for now. Wait a little, then ask again.' },
  PHONE_IN_USE: { code: 1942, status: 409, text: 'This phone number belongs to another account.' },
  EMAIL_IN_USE: { code: 1009, status: 409, text: 'Email already in use' },
  NO_EMAIL_TO_VERIFY: { code: 1943, status: 409, text: 'There is no email to confirm: yours is confirmed already.' },
  USER_NOT_FOUND: { code: 1010, status: 404, text: 'User not found, please re-enter email' },
  PASSWORD_WRONG: { code: 1011, status: 403, text: 'Incorrect password' },

  SIGN_IN_AGAIN: {
    code: 1944,
    status: 403,
    text: 'This decides where your money goes, so sign in once more. Nothing was changed yet.',
  },

  ASK_NOT_FOUND: { code: 1020, status: 404, text: 'There is no such ask among yours.' },
  BID_NOT_FOUND: { code: 1947, status: 404, text: 'There is no such bid among yours.' },
  ORDER_NOT_FOUND: { code: 1021, status: 404, text: 'There is no such order among yours.' },
  ASK_GONE: { code: 1022, status: 409, text: 'Someone else was first: no ask is left at this price.' },
  PRICE_CHANGED: { code: 1023, status: 409, text: 'The lowest ask has risen. Look at the new total before you buy.' },
  OWN_ENTRY: { code: 1024, status: 409, text: 'This would trade with yourself.' },
  RESERVED: { code: 1025, status: 409, text: 'A buyer has reserved this item. It cannot be cancelled now.' },
  NOT_ALLOWED_NOW: { code: 1026, status: 409, text: 'This is not possible in the present status.' },
  CONFLICT: { code: 1027, status: 409, text: 'Something changed in the meantime. Look again and retry.' },
  TOO_MANY_UNPAID_ASKS: {
    code: 1028,
    status: 409,
    text: refusalsEn['refusal.TOO_MANY_UNPAID_ASKS'],
  },
  TOO_MANY_LIVE_ASKS: { code: 1945, status: 409, text: refusalsEn['refusal.TOO_MANY_LIVE_ASKS'] },
  TOO_MANY_UNPAID_ORDERS: {
    code: 1029,
    status: 409,
    text: refusalsEn['refusal.TOO_MANY_UNPAID_ORDERS'],
  },
  BUYING_PAUSED: {
    code: 1030,
    status: 409,
    text: 'You can’t buy for a while, because orders were left unpaid.',
  },
  ITEM_NOT_LISTED: { code: 1031, status: 409, text: 'This item is not traded now.' },
  PRICE_RULE: { code: 1032, status: 400, text: refusalsEn['refusal.PRICE_RULE'] },
  NOT_YOUR_ROLE: {
    code: 1033,
    status: 403,
    text: 'Only the other side of this trade can do this; where the call has isSeller, it must be your part.',
  },
  OWN_TRADE: { code: 1946, status: 403, text: refusalsEn['refusal.OWN_TRADE'] },
  TRACKING_NUMBER_INVALID: {
    code: 1034,
    status: 400,
    text: 'This tracking number is not well-formed for the courier, or was used before.',
  },
  TOO_MANY_ADDRESSES: { code: 1013, status: 409, text: `You keep ${limits.addresses} addresses. Remove one first.` },
  ADDRESS_NOT_FOUND: { code: 1035, status: 404, text: 'There is no such address among yours.' },
  REGION_NOT_DELIVERABLE: { code: 1036, status: 409, text: 'We cannot deliver to this address yet.' },
  CHECKLIST_INCOMPLETE: {
    code: 1037,
    status: 400,
    text: 'Every point of the checklist needs a verdict, and each pass a photo.',
  },
  TOO_LATE_TO_CANCEL: {
    code: 1038,
    status: 409,
    text: refusalsEn['refusal.TOO_LATE_TO_CANCEL'],
  },
  CANCELLATION_LIMIT: {
    code: 1039,
    status: 409,
    text: refusalsEn['refusal.CANCELLATION_LIMIT'],
  },
  VERIFICATION_NOT_FOUND: { code: 1040, status: 404, text: 'This order has no inspection report yet.' },
  CERTIFICATE_NOT_FOUND: { code: 1041, status: 404, text: 'There is no certificate with this number.' },

  DEPOSIT_DUE: { code: 1116, status: 409, text: 'Your bank took the deposit back. Pay it again first.' },
  ON_HOLD: { code: 1042, status: 409, text: 'This is on hold for now. Please try again later.' },
  OPEN_ITEMS: { code: 1012, status: 409, text: 'Finish your open trades and empty your wallet first.' },
  PAYMENT_CHOICE_MISSING: {
    code: 1948,
    status: 400,
    text: 'Say how you pay the deposit, or accept the bid and pay within the hour.',
  },
  BID_EXISTS: { code: 1043, status: 409, text: 'You have a bid in this size already. Change its price instead.' },
  BUY_NOW_AVAILABLE: { code: 1044, status: 409, text: 'It can be bought at this price now.' },
  BID_GONE: { code: 1045, status: 409, text: 'This bid is not there any more.' },
  BELOW_FLOOR: { code: 1046, status: 409, text: 'The highest bid is below the price that you set.' },
  ACCEPTANCE_UNPAID: { code: 1047, status: 409, text: 'First pay the deposit for the bid you accepted.' },
  DEPOSIT_FIRST: {
    code: 1048,
    status: 409,
    text: 'Pay the deposit when you accept. After three missed deposits, you can’t pay it later.',
  },
  OWN_BID_MATCHED: {
    code: 1049,
    status: 409,
    text: 'Your own bid in this size found a seller. Finish that one first.',
  },
  ALREADY_DONE: { code: 1050, status: 409, text: 'This can be done once, and it was done.' },
  TOO_EARLY: { code: 1051, status: 409, text: 'It’s too early for this. Please wait a little.' },
  TOO_LATE: { code: 1052, status: 409, text: 'The time for this has passed.' },
  PHOTO_MISSING: { code: 1053, status: 400, text: 'Add a photo that shows it.' },
  SEAL_BROKEN: { code: 1054, status: 409, text: 'We can only help with the condition while our seal is unbroken.' },
  TWO_INSPECTORS: { code: 1055, status: 409, text: 'A second inspector has to agree.' },
  DISCOUNT_RULE: { code: 1056, status: 400, text: refusalsEn['refusal.DISCOUNT_RULE'] },
  LABEL_PRINTED: { code: 1057, status: 409, text: 'The label is already printed, so the address can’t be changed.' },
  REGION_DEARER: { code: 1058, status: 409, text: 'Delivery to that address costs more.' },
  REDELIVERY_UNPAID: { code: 1059, status: 409, text: 'The parcel came back and sending it again is not paid.' },
  RETURN_UNPAID: { code: 1060, status: 409, text: 'The way back has to be paid first.' },
  CHOICE_OPEN: { code: 1061, status: 409, text: 'The seller still chooses what becomes of the item.' },
  NO_REMATCH: { code: 1062, status: 409, text: 'None is left at what was paid.' },
  CLAIM_OPEN: { code: 1063, status: 409, text: 'There is a claim about this order already.' },
  REFUND_TOO_HIGH: { code: 1064, status: 400, text: 'No more can go back than what was paid.' },

  PAYMENT_PENDING: { code: 1101, status: 409, text: 'A payment is in progress. Finish it, or wait until it ends.' },
  DEPOSIT_NOT_DUE: { code: 1102, status: 409, text: 'No payment is due for this now. Look at its status first.' },
  METHOD_LIMIT: { code: 1103, status: 409, text: 'The amount is above what this payment method takes (EXCEED).' },
  METHOD_DOWN: { code: 1104, status: 409, text: 'This bank is down for maintenance now (DOWNTIME).' },
  METHOD_EXPIRED: {
    code: 1111,
    status: 409,
    text: 'This payment method has expired. Link it again or choose another.',
  },
  METHOD_NOT_ACTIVE: {
    code: 1112,
    status: 409,
    text: 'This payment method is not linked. Finish linking it or choose another.',
  },
  PAYMENT_METHOD_NOT_FOUND: { code: 1113, status: 404, text: 'There is no such payment method among yours.' },
  TOO_MANY_PAYMENT_METHODS: {
    code: 1114,
    status: 409,
    text: `You keep ${PAYMENT_METHODS_MAX} payment methods. Unlink one first.`,
  },
  REFUND_NOT_FOUND: { code: 1115, status: 404, text: 'There is no such refund.' },
  GATEWAY_UNAVAILABLE: {
    code: 1105,
    status: 503,
    text: 'The payment service gave no clear answer: we do not know yet whether it went through. Look again in a minute; nothing is charged or paid twice.',
  },
  GATEWAY_REFUSED: { code: 1106, status: 409, text: 'The payment service refused this payment. No money has moved.' },
  PAYMENT_URL_NOT_FOUND: { code: 1107, status: 409, text: 'The payment url was not found.' },
  SIGNATURE_INVALID: { code: 1108, status: 401, text: 'The callback token or signature is not ours.' },
  ATTEMPT_NOT_FOUND: { code: 1109, status: 404, text: 'There is no such payment among yours.' },

  AMOUNT_MISMATCH: {
    code: 1110,
    status: 409,
    text: 'The gateway reports another amount than was asked for. Support looks at it.',
  },

  BALANCE_TOO_LOW: { code: 1130, status: 409, text: 'The amount is above what you can withdraw now.' },
  PAYOUT_AMOUNT: { code: 1131, status: 400, text: refusalsEn['refusal.PAYOUT_AMOUNT'] },
  WITHDRAWAL_ACCOUNT_NOT_FOUND: { code: 1132, status: 404, text: 'There is no such withdrawal account among yours.' },
  TOO_MANY_WITHDRAWAL_ACCOUNTS: {
    code: 1137,
    status: 409,
    text: `You keep ${limits.withdrawalAccounts} withdrawal accounts. Remove one first.`,
  },
  TOO_MANY_NEW_NUMBERS: {
    code: 1949,
    status: 409,
    text: `You entered ${limits.newAccountNumbersADay} new account numbers today. Enter the next one tomorrow.`,
  },
  WITHDRAWAL_ACCOUNT_INVALID: {
    code: 1133,
    status: 409,
    text: 'The bank refused this account. Correct its number or choose another.',
  },
  ACCOUNT_ON_HOLD: { code: 1138, status: 409, text: refusalsEn['refusal.ACCOUNT_ON_HOLD'] },
  PAYOUT_NOT_FOUND: { code: 1134, status: 404, text: 'There is no such payout among yours.' },
  PAYOUT_BLOCKED: { code: 1135, status: 409, text: 'You can withdraw once what you owe is settled.' },
  PAYOUT_HELD: { code: 1136, status: 409, text: refusalsEn['refusal.PAYOUT_HELD'] },

  FILE_REFUSED: {
    code: 1230,
    status: 400,
    text: `Expected a JPEG, PNG, WebP or AVIF picture of at most ${UPLOAD_MEGABYTES_MAX} MB and ${UPLOAD_MEGAPIXELS_MAX} megapixels. What has to be decoded as a whole may be smaller only: save it as a plain JPEG.`,
  },
  FILE_NOT_FOUND: { code: 1231, status: 404, text: 'There is no such file.' },

  ITEM_NOT_FOUND: { code: 1900, status: 404, text: 'There is no such item.' },
  SKU_NOT_FOUND: { code: 1901, status: 404, text: 'There is no such size of this item.' },
  SIZE_TEMPLATE_NOT_FOUND: { code: 1902, status: 404, text: 'There is no such size template.' },
  TRACKING_NOT_FOUND: { code: 1903, status: 404, text: 'There is no such parcel among yours.' },
  BRAND_NOT_FOUND: { code: 1950, status: 404, text: 'There is no such brand.' },
  TOO_MANY_KEPT: {
    code: 1951,
    status: 409,
    text: `Your list is full: ${keptLimits.saved_item.max} items, ${keptLimits.saved_brand.max} brands, ${keptLimits.followed_person.max} people, ${keptLimits.arrival_notice.max} notices, ${collectionLimits.byHand} items that you added to your collection. Remove one first.`,
  },
  NOTICE_NOT_FOUND: { code: 1952, status: 404, text: 'There is no such notice among yours.' },
  SEARCH_NOT_FOUND: { code: 1953, status: 404, text: 'There is no such search among yours.' },
  NOT_IN_COLLECTION: { code: 1956, status: 404, text: 'This is not in your collection.' },
  CATEGORY_NOT_FOUND: { code: 1955, status: 404, text: 'There is no such category.' },
  WISH_LIST_NOT_FOUND: { code: 1954, status: 404, text: 'There is no such wish list, or its owner ended it.' },
  STYLE_CODE_TAKEN: {
    code: 1960,
    status: 409,
    text: 'This brand has the style code in another item already. Nothing was saved.',
  },
  ITEM_IN_TRADE: {
    code: 1961,
    status: 409,
    text: 'An ask, bid or order of this item is open, so its category stays. Nothing was saved.',
  },
  BRAND_EXISTS: { code: 1962, status: 409, text: 'There is a brand with this name already.' },
  ITEM_EXISTS: { code: 1963, status: 409, text: 'The catalog has this item already. Nothing was saved.' },
  SIZE_IN_USE: {
    code: 1964,
    status: 409,
    text: 'Items come in a size that you removed, so it stays in the chart. Nothing was saved.',
  },
  SIZE_CHART_EXISTS: { code: 1965, status: 409, text: 'There is a size chart with this name already.' },
  FEE_PLAN_NOT_FOUND: { code: 1966, status: 404, text: 'There is no such planned fee.' },
  PARCEL_UNKNOWN: {
    code: 1910,
    status: 404,
    text: 'No order expects a parcel with this code. Check the label, or put it on the unknown shelf.',
  },
  REPORT_POINTS: { code: 1915, status: 400, text: refusalsEn['refusal.REPORT_POINTS'] },
  SECOND_FACTOR_NEEDED: {
    code: 1918,
    status: 403,
    text: 'Do the second step of your sign-in first: the code of your authenticator.',
  },
  SECOND_FACTOR_WAIT: {
    code: 1919,
    status: 409,
    text: 'Too many wrong codes. Wait 15 minutes, then try again.',
  },
  SECOND_FACTOR_MISSING: { code: 1926, status: 409, text: 'No authenticator is set up for this account.' },
  SECOND_PERSON_NEEDED: {
    code: 1927,
    status: 409,
    text: 'Two admins are needed: one asks, and another confirms within a day, who has been one for a day.',
  },
  DROP_OFF_CODE_UNKNOWN: {
    code: 1904,
    status: 404,
    text: 'This is not a drop-off code. Compare each letter with the seller’s screen. Nothing was booked.',
  },
  DROP_OFF_CODE_ENDED: {
    code: 1905,
    status: 409,
    text: 'This code has ended or was used. Ask the seller to open the page again, and take the new one. Nothing was booked.',
  },
  DROP_OFF_CODE_UNCONFIRMED: {
    code: 1906,
    status: 409,
    text: 'Look the code up yourself first, and confirm the name with the seller. Nothing was booked.',
  },
  LAST_ADMIN: {
    code: 1917,
    status: 409,
    text: 'The last admin stays: nobody could give roles any more. Make somebody else an admin first.',
  },
  PERSON_NOT_FOUND: { code: 1916, status: 404, text: 'There is no such person.' },
  ALERT_NOT_FOUND: { code: 1912, status: 404, text: 'There is no such alert.' },
  APPROVAL_NOT_FOUND: { code: 1913, status: 404, text: 'There is no such request.' },
  APPROVAL_WAITING: {
    code: 1907,
    status: 409,
    text: 'A request about this waits for a second person already. Nothing was changed.',
  },
  APPROVAL_OVER: { code: 1908, status: 409, text: 'This request has ended: see how in the list. Nothing was changed.' },
  APPROVAL_OVERTAKEN: {
    code: 1909,
    status: 409,
    text: 'The order or payout has moved on since this was asked, so nothing was done. Refuse the request.',
  },
  SECOND_PERSON: {
    code: 1929,
    status: 403,
    text: 'Another person has to decide this, in another role than the one that asked. Nothing was changed.',
  },
  SCANNED_IT_IN: {
    code: 1932,
    status: 403,
    text: 'You scanned this item in yourself, so a colleague has to report it as lost. Nothing was changed.',
  },
  HANDOVER_UNNAMED: { code: 1934, status: 409, text: refusalsEn['refusal.HANDOVER_UNNAMED'] },
  JOB_NOT_FOUND: {
    code: 1933,
    status: 404,
    text: 'No job with this number has given up. It may have been run again.',
  },
  CLOCK_FIXED: { code: 1911, status: 409, text: 'The clock cannot be moved in production.' },
  VALIDATION: {
    code: 1920,
    status: 400,
    text: 'Something in the request is not as expected; details name the field and the rule.',
  },
  ROUTE_NOT_FOUND: { code: 1921, status: 404, text: 'There is no such call.' },
  BODY_TOO_LARGE: { code: 1922, status: 413, text: 'The request is too large.' },
  BODY_TYPE_REFUSED: { code: 1928, status: 415, text: 'Send the body as JSON, with content-type application/json.' },
  TOO_MANY_CALLS: { code: 1923, status: 429, text: 'Too many calls. Wait a moment.' },
  IDEMPOTENCY_KEY_MISSING: {
    code: 1924,
    status: 400,
    text: 'This call needs an Idempotency-Key header: one key for one intent.',
  },
  IDEMPOTENCY_KEY_REUSED: { code: 1925, status: 422, text: 'This Idempotency-Key came before with another request.' },
  UNAVAILABLE: { code: 1930, status: 503, text: 'We can’t reach Suki right now. Nothing was changed. Try again.' },
  INTERNAL: { code: 1931, status: 500, text: 'Something went wrong, please retry' },
} as const satisfies Record<RefusalReason, ErrorRow> & Record<string, ErrorRow>;

type ErrorRow = { readonly code: number; readonly status: number; readonly text: string };

/** The unique word of a refusal. Tests and clients compare it, never the text. */
export type Reason = keyof typeof errors;
