/** `payer`: the person who made the attempt. `owner`: the owner of the deposit, stock item or return leg. */
export type Recipient = 'buyer' | 'seller' | 'payer' | 'owner';

/**
 * People beyond the two sides, told by the server when the row has been applied. People who wait for a size or a price
 * are no audience of a row: the book tells them, whichever row changed it (ADR 0161).
 */
export type Audience = 'outbid' | 'sellers_near_price';
