import { BidId, Centavos, SkuId } from '@suki/contract/shared/brands';
import type { JobPayload } from '@suki/db/jobs.table';
import { outbidBy, sellersNearPrice } from '@suki/db/queries/audiences';
import { tellBidder } from '@suki/db/queries/bids';
import { insertMessages } from '@suki/db/queries/inbox';
import { type Tx, withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { add } from '@suki/domain/money/centavos';
import { percentRoundedDown } from '@suki/domain/money/rounding';
import type { MessageIntent } from '@suki/domain/trade/facts/decision';
import { messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

type News = JobPayload<'announce-trade'>;

/** Tells bidders who were first in the queue, or sellers whose asks are close. A second run tells nobody twice. */
export const announceTrade: JobWorker<'announce-trade'> = {
  payload: z.object({
    audience: z.enum(['outbid', 'sellers_near_price']),
    skuId: SkuId,
    price: Centavos,
    about: BidId,
  }),
  work: (news, { pool, clock }) =>
    withTransaction(pool, async (tx) => {
      const intents = news.audience === 'outbid' ? await toOutbid(tx, news) : await toSellers(tx, news);
      await insertMessages(tx, intents, { at: clock.now() });
    }),
};

async function toOutbid(tx: Tx, { about, price }: News): Promise<readonly MessageIntent[]> {
  const second = await outbidBy(tx, about, price);
  if (second === undefined) return [];
  await tellBidder(tx, second.bidId);
  return [{ to: second.userId, ...ofKind('bid-outbid'), bidId: second.bidId, params: { price } }];
}

async function toSellers(tx: Tx, { skuId, about, price }: News): Promise<readonly MessageIntent[]> {
  const upTo = add(price, percentRoundedDown(price, limits.nearPricePercent));
  const sellers = await sellersNearPrice(tx, { skuId, bidId: about, price, upTo });
  return sellers.map(({ userId, askId }) => ({ to: userId, ...ofKind('bid-near-ask'), askId, params: { price } }));
}

function ofKind<Kind extends 'bid-outbid' | 'bid-near-ask'>(kind: Kind) {
  return { kind, tab: messageKinds[kind].tab };
}
