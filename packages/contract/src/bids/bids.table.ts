import { expiryDayChoices } from '@suki/domain/config/limits';
import { keysOf } from '@suki/domain/keys-of';
import { bidStatuses } from '@suki/domain/trade/facts/statuses';
import { bidTabs } from '@suki/domain/trade/facts/tabs';
import { z } from 'zod';
import { PaymentChoice, PaymentStart, paymentReasons } from '../payments/payments.schemas.ts';
import { route } from '../route.ts';
import { AddressId, BidId, Centavos, ItemId, SkuId } from '../shared/brands.ts';
import { Done, listQuery, pageOf } from '../shared/lists.ts';
import { Bid, BidSummary } from './bids.schemas.ts';

const tag = 'bids';
const audience = 'registered';
const known = ['NOT_REGISTERED', 'BID_NOT_FOUND'] as const;
const Entry = { price: Centavos, expiryDays: z.literal(expiryDayChoices) };

const ofItem = {
  params: z.object({ itemId: ItemId }),
  query: z.object(listQuery),
  response: pageOf(BidSummary),
  errors: ['NOT_REGISTERED'],
} as const;

export const bidRoutes = {
  postBid: route({
    operationId: 'postBid',
    method: 'POST',
    path: '/bid',
    tag,
    summary: 'Bids for one item, below the lowest ask. It goes live when its deposit is held (E13).',
    audience,
    idempotency: 'required',
    body: z.object({ itemId: ItemId, skuId: SkuId, ...Entry, addressId: AddressId }),
    response: z.object({ bidId: BidId, bidStatus: z.literal('to_pay'), depositAmount: Centavos, bid: Bid }),
    successStatus: 201,
    errors: [
      'NOT_REGISTERED',
      'ACCOUNT_SUSPENDED',
      'PHONE_NOT_VERIFIED',
      'ADDRESS_NOT_FOUND',
      'ITEM_NOT_LISTED',
      'SKU_NOT_FOUND',
      'PRICE_RULE',
      'BID_EXISTS',
      'OWN_ENTRY',
      'BUY_NOW_AVAILABLE',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  listBids: route({
    operationId: 'listBids',
    method: 'GET',
    path: '/bid/list',
    tag,
    summary: 'The caller’s bids in one tab.',
    audience,
    query: z.object({
      ...listQuery,
      filterBy: z.enum(bidStatuses).optional(),
      tabId: z.enum(keysOf(bidTabs)).optional(),
    }),
    response: pageOf(BidSummary),
    errors: ['NOT_REGISTERED'],
  }),
  listBidsOfItem: route({
    operationId: 'listBidsOfItem',
    method: 'GET',
    path: '/bid/list/{itemId}',
    tag,
    summary: 'The caller’s bids on all sizes of an item, newest first.',
    audience,
    ...ofItem,
  }),
  listBidsOfItemByDelete: route({
    operationId: 'listBidsOfItemByDelete',
    method: 'DELETE',
    path: '/bid/list/{itemId}',
    tag,
    summary: 'Lists as `GET` does and deletes nothing: the specification fetches the bids of an item by this method.',
    audience,
    ...ofItem,
  }),
  getBid: route({
    operationId: 'getBid',
    method: 'GET',
    path: '/bid/{id}',
    tag,
    summary: 'One bid of the caller.',
    audience,
    params: z.object({ id: BidId }),
    response: Bid,
    errors: known,
  }),
  cancelBid: route({
    operationId: 'cancelBid',
    method: 'PUT',
    path: '/bid/cancel/{id}',
    tag,
    summary: 'Takes a bid off the market; a held deposit goes back (E18).',
    audience,
    params: z.object({ id: BidId }),
    response: Bid,
    errors: [...known, 'ON_HOLD', 'NOT_ALLOWED_NOW'],
  }),
  deleteBid: route({
    operationId: 'deleteBid',
    method: 'DELETE',
    path: '/bid/{id}',
    tag,
    summary: 'Hides a finished bid from the caller’s list.',
    audience,
    params: z.object({ id: BidId }),
    response: Done,
    errors: [...known, 'NOT_ALLOWED_NOW'],
  }),
  editBid: route({
    operationId: 'editBid',
    method: 'PUT',
    path: '/bid/{bidId}',
    tag,
    summary: 'Another price or duration; at or above the lowest ask it trades at once, at the ask’s price (E18e, E21).',
    audience,
    params: z.object({ bidId: BidId }),
    body: z.object(Entry),
    response: Bid,
    errors: [...known, 'PRICE_RULE', 'OWN_ENTRY', 'NOT_ALLOWED_NOW'],
  }),
  payBidDeposit: route({
    operationId: 'payBidDeposit',
    method: 'POST',
    path: '/bid/{bidId}/pay',
    tag,
    summary: 'Starts the payment of the deposit; a payment under way answers its own address again (E14).',
    audience,
    idempotency: 'required',
    params: z.object({ bidId: BidId }),
    body: PaymentChoice,
    response: PaymentStart,
    errors: [...known, 'DEPOSIT_NOT_DUE', ...paymentReasons],
  }),
  remindOfBid: route({
    operationId: 'remindOfBid',
    method: 'PUT',
    path: '/bid/send-reminder/{id}',
    tag,
    summary: 'Reminds the seller whose deposit the bid waits for, once, after a third of the time (N2).',
    audience,
    params: z.object({ id: BidId }),
    response: Bid,
    errors: [...known, 'NOT_ALLOWED_NOW', 'ALREADY_DONE', 'TOO_EARLY'],
  }),
} as const;
