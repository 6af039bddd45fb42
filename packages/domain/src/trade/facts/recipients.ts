/** `payer`: the person who made the attempt. `owner`: the owner of the deposit, stock item or return leg. */
export type Recipient = 'buyer' | 'seller' | 'payer' | 'owner';

/** People beyond the two sides, told by the server when the row has been applied. */
export type Audience = 'watchers' | 'waiting_for_item' | 'outbid' | 'sellers_near_price';
