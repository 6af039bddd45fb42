/** `payer`: whoever made the attempt. `owner`: whose deposit, stock or return leg it is. */
export type Recipient = 'buyer' | 'seller' | 'payer' | 'owner';

/** People beyond the two sides, told by the server when the row has been applied. */
export type Audience = 'watchers' | 'waiting_for_item' | 'outbid' | 'sellers_near_price';
