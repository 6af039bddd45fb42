import { z } from 'zod';
import { Ask } from '../asks/asks.schemas.ts';
import { Bid } from '../bids/bids.schemas.ts';
import { route } from '../route.ts';
import { AskId, BidId } from '../shared/brands.ts';
import { Reason } from './approvals.schemas.ts';

const tag = 'staff-market';
const audience = 'staff';
const roles = ['support'] as const;
/** `delisted`: the item may not be traded any more; `suspended`: its owner may not trade. */
const why = z.object({ why: z.enum(['delisted', 'suspended']) });

export const marketRoutes = {
  delistAsk: route({
    operationId: 'delistAsk',
    method: 'POST',
    path: '/staff/ask/{id}/delist',
    tag,
    summary:
      'Takes an ask off the market that no buyer has reserved; its deposit goes back, or is held for a review where the seller is suspended (E12).',
    audience,
    roles,
    actsOn: 'ask',
    params: z.object({ id: AskId }),
    body: why,
    response: Ask,
    errors: ['ASK_NOT_FOUND', 'NOT_ALLOWED_NOW'],
  }),
  reviewSuspension: route({
    operationId: 'reviewSuspension',
    method: 'POST',
    path: '/staff/ask/{id}/review-suspension',
    tag,
    summary:
      'Decides on the deposit of a suspended seller’s ask, with a reason: it goes back, or is kept after a second person has approved (E12).',
    audience,
    roles,
    actsOn: 'ask',
    params: z.object({ id: AskId }),
    body: z.object({ outcome: z.enum(['return', 'keep']), reason: Reason }),
    response: Ask,
    errors: ['ASK_NOT_FOUND', 'NOT_ALLOWED_NOW', 'APPROVAL_WAITING'],
  }),
  delistBid: route({
    operationId: 'delistBid',
    method: 'POST',
    path: '/staff/bid/{id}/delist',
    tag,
    summary: 'Takes a bid off the market; its deposit goes back (E12, E12b).',
    audience,
    roles,
    actsOn: 'bid',
    params: z.object({ id: BidId }),
    body: why,
    response: Bid,
    errors: ['BID_NOT_FOUND', 'NOT_ALLOWED_NOW'],
  }),
} as const;
