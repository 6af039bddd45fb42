/**
 * Parts of one text message in the GSM alphabet: 160 characters alone, 153 each of several. Item, size, order number,
 * deadline and link need two; a third costs as much as the first.
 */
export const SMS_PARTS_MAX = 2;
