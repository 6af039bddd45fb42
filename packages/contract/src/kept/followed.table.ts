import { z } from 'zod';
import { route } from '../route.ts';
import { Centavos, ItemId, KeptId, SkuId, UserId } from '../shared/brands.ts';
import { Done, pageOf, shelfQuery } from '../shared/lists.ts';
import { ArrivalNotice, FollowedPerson } from './kept.schemas.ts';

const tag = 'kept';
const audience = 'registered';

/** Followed people and arrival notices, which reach somebody by mail and need an account. */
export const followedRoutes = {
  followUser: route({
    operationId: 'followUser',
    method: 'POST',
    path: '/user/follow-user',
    tag,
    summary: 'Follows a person, or ends it; `cancelled` says which.',
    audience,
    body: z.object({ userId: UserId }),
    response: z.object({ userId: UserId, cancelled: z.boolean() }),
    errors: ['PERSON_NOT_FOUND', 'TOO_MANY_KEPT'],
  }),
  listFollowedUsers: route({
    operationId: 'listFollowedUsers',
    method: 'GET',
    path: '/user/follow-user',
    tag,
    summary: 'The people whom the caller follows, the last one first.',
    audience,
    query: z.object(shelfQuery),
    response: pageOf(FollowedPerson),
    errors: [],
  }),
  setArrivalNotice: route({
    operationId: 'setArrivalNotice',
    method: 'POST',
    path: '/notice/arrival',
    tag,
    summary: 'Asks to be told once when a size can be bought, at most at `price` where one is given.',
    audience,
    body: z.object({ skuId: SkuId, price: Centavos.nullable().optional() }),
    response: ArrivalNotice,
    successStatus: 201,
    errors: ['SKU_NOT_FOUND', 'PRICE_RULE', 'BUY_NOW_AVAILABLE', 'TOO_MANY_KEPT'],
  }),
  listArrivalNotices: route({
    operationId: 'listArrivalNotices',
    method: 'GET',
    path: '/notice/arrival',
    tag,
    summary: 'The notices that wait, of one item or of all.',
    audience,
    query: z.object({ ...shelfQuery, itemId: ItemId.optional() }),
    response: pageOf(ArrivalNotice),
    errors: [],
  }),
  deleteArrivalNotice: route({
    operationId: 'deleteArrivalNotice',
    method: 'DELETE',
    path: '/notice/arrival/{id}',
    tag,
    summary: 'Takes a notice back.',
    audience,
    params: z.object({ id: KeptId }),
    response: Done,
    errors: ['NOTICE_NOT_FOUND'],
  }),
} as const;
