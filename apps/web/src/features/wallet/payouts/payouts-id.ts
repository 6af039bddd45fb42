/** Names the section of the payouts in the page's address. */
export const PAYOUTS_ID = 'payouts';
