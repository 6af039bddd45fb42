import { sellerFees } from '@suki/domain/config/fees';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { sellerQuote } from '@suki/domain/quote/seller-quote';

/* The prices of the story; everything else that is money in an example is what the rules make of them. */

/** Sam's ask in US 9, which Bea buys. */
export const price = pesos(6_450);
/** The next ask above Sam's; at this price he would need more deposit. */
export const dearerPrice = pesos(6_600);
/** Bea's bid in US 9.5, and the lowest ask there. */
export const bidPrice = pesos(6_100);
export const askAboveBid = pesos(6_500);
export const flashPrice = pesos(6_700);
export const retailPrice = pesos(5_800);
/** Sam's discount for a small mark. */
export const discount = pesos(300);

export const buys = buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR' });
export const bids = buyerQuote({ price: bidPrice, lane: 'standard', buyerRegion: 'NCR' });

export const sellsAt = (asked: Centavos) => sellerQuote({ price: asked, feeRules: sellerFees });
export const sells = sellsAt(price);
