/** The id of the payouts section, used in addresses. */
export const PAYOUTS_ID = 'payouts';
