import { Centavos, SkuId } from '@suki/contract/shared/brands';
import type { BidId as Bid } from '@suki/domain/ids/id';
import { idPattern } from '@suki/domain/ids/id';
import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written by `@suki/db/queries/announcements`: people beyond the two sides hear of a new or higher bid. */
export const announceTrade = jobDefinition({
  name: 'announce-trade',
  payload: z.object({
    audience: z.enum(['outbid', 'sellers_near_price']),
    skuId: SkuId,
    price: Centavos,
    about: z.string().regex(new RegExp(idPattern('bid'))) as unknown as z.ZodType<Bid, string>,
  }),
});
