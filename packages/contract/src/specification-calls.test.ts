import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import type { RouteDefinition } from './route.ts';
import { type OperationId, routes } from './routes.ts';

/** Calls of the specification, section 7, in its words. Those of later parts of the product stand in the rules page. */
const calls: readonly (readonly [sentence: string, ...operations: OperationId[]])[] = [
  ['POST /ask (returns askId, status, depositAmount)', 'postAsk'],
  ['GET /ask/list (query incl. tabId, isRefetch)', 'listAsks'],
  ['GET /ask/{id}', 'getAsk'],
  ['PUT /ask/cancel/{id}', 'cancelAsk'],
  ['DELETE /ask/{id}', 'deleteAsk'],
  ['PUT /ask/{askId} with data', 'editAsk'],
  ['POST /ask/{askId}/pay', 'payAskDeposit'],
  ['POST /ask/{askId}/pay-accepted-bid', 'payAcceptedBid'],
  ['PUT /ask/{askId}/return-address with data.returnAddress', 'changeReturnAddress'],
  ['PUT /ask/send-reminder/{id}', 'remindOfAsk'],
  ['PUT /ask/rush-order/{id}', 'rushAsk'],
  ['GET /ask/fee by category and brand', 'getFeeRules'],
  ['POST /bid', 'postBid'],
  ['GET /bid/list', 'listBids'],
  ['DELETE /bid/list/{itemId} (used to fetch the bids of an item)', 'listBidsOfItemByDelete'],
  ['GET /bid/{id}', 'getBid'],
  ['PUT /bid/cancel/{id}', 'cancelBid'],
  ['DELETE /bid/{id}', 'deleteBid'],
  ['PUT /bid/{bidId}', 'editBid'],
  ['POST /bid/{bidId}/pay', 'payBidDeposit'],
  ['PUT /bid/send-reminder/{id}', 'remindOfBid'],
  ['POST /order', 'buyAtLowestAsk'],
  ['GET /order/list', 'listOrders'],
  ['GET /order/{id}', 'getOrder'],
  ['PUT /order/pay/{orderId}', 'payOrder'],
  ['PUT /order/cancel/{orderId} with isSeller', 'cancelOrder'],
  ['Cancelling an order sends an isSeller flag.', 'cancelOrder'],
  ['DELETE /order/{id}', 'deleteOrder'],
  ['PUT /order/{orderId}/confirm-verifications?result=', 'confirmVerifications'],
  ['GET /order/{id}/verifications', 'getVerification'],
  ['PUT /order/{id}/confirm-received', 'confirmReceived'],
  ['PUT /order/{orderId}/seller-deliver with data', 'sellerDeliver'],
  ['PUT /order/cancel-accepted-bid/{id}', 'cancelAcceptedBid'],
  ['POST /order/accept-bid', 'acceptBid'],
  ['POST /order/accept-bid-without-pay', 'acceptBidWithoutPay'],
  ['PUT /order/{orderId}/buyer-address with data.buyerAddress', 'changeBuyerAddress'],
  ['PUT /order/send-reminder/{id}', 'remindOfOrder'],
  ['PUT /order/rush-order/{id}', 'rushOrder'],
  ['PUT /order/{id}/confirm (returns the new order status)', 'confirmOrder'],
  ['GET /item/recommend', 'recommendItems'],
  ['GET /item/{id} (params such as noSub, sizeTemplateDetail)', 'getItem'],
  ['GET /item/recent-released', 'listRecentlyReleasedItems'],
  ['GET /item/sell-recommend', 'recommendItemsToSell'],
  ['GET /item/{itemId}/purchase-history/list', 'listPurchaseHistory'],
  ['GET /item/{itemId}/sku?skuId', 'getSkuBook'],
  ['GET /size-template/{id}', 'getSizeTemplate'],
  ['GET /navigation/list?count=1', 'listNavigations'],
  [
    'GET /search/discover/list, /search/keyword/list, /search/trending/list',
    'listDiscovers',
    'listSearchKeywords',
    'listTrendings',
  ],
  ['GET /category/{id}', 'getCategory'],
  ['GET /cert/{id}', 'getCertificate'],
  ['GET /tracking/{id}', 'getTracking'],
  ['POST /pay/payment-method', 'linkPaymentMethod'],
  ['GET /pay/payment-method/list', 'listPaymentMethods'],
  ['GET /pay/payment-method/{id}', 'getPaymentMethod'],
  ['PUT /pay/payment-method/{id} (set as default)', 'makePaymentMethodDefault'],
  ['DELETE /pay/payment-method/{id}/unlink', 'unlinkPaymentMethod'],
  ['POST /pay/payout with amount', 'requestPayout'],
  [
    'Addresses: POST /user/address; GET /user/address/list (lastItemId, orderBy, filterBy, order, limit); PUT /user/address/{id}; PUT /user/address-top/{id}; DELETE /user/address/{id}; POST /user/address/search-map (place autocomplete)',
    'createAddress',
    'listAddresses',
    'updateAddress',
    'makeAddressDefault',
    'deleteAddress',
    'searchPlaces',
  ],
  [
    'Transactions and messages: GET /user/transactions; GET /user/order-msgs; PUT /user/order-msgs/read (id list); GET /user/payment-msgs; PUT /user/payment-msgs/read; GET /user/platform-msgs; PUT /user/platform-msgs/read; PUT /user/msgs/read',
    'listTransactions',
    'listOrderMessages',
    'readOrderMessages',
    'listPaymentMessages',
    'readPaymentMessages',
    'listPlatformMessages',
    'readPlatformMessages',
    'readAllMessages',
  ],
  [
    'Withdrawal accounts: GET /user/withdrawal-account/list; GET, PUT, DELETE /user/withdrawal-account/{id}; POST /user/withdrawal-account',
    'listWithdrawalAccounts',
    'getWithdrawalAccount',
    'updateWithdrawalAccount',
    'deleteWithdrawalAccount',
    'createWithdrawalAccount',
  ],
  [
    'Saved items: POST /user/saved-item/; GET /user/saved-item/list/{type} and /user/saved-item/list/; DELETE /user/saved-item/{itemId} with ids and itemType',
    'saveItem',
    'listSavedItemsOfType',
    'listSavedItems',
    'removeSavedItems',
  ],
  [
    'Saved brands: POST /user/saved-brand/; GET /user/saved-brand/{id}; GET /user/saved-brand/list/; DELETE /user/saved-brand/{id}',
    'saveBrand',
    'getSavedBrand',
    'listSavedBrands',
    'removeSavedBrand',
  ],
  [
    'Following: POST /user/follow-user (response may carry cancelled); GET /user/follow-user; POST /notice/arrival',
    'followUser',
    'listFollowedUsers',
    'setArrivalNotice',
  ],
  [
    'Search history: GET, POST, DELETE /user/search-history[/{id}]; delete one or all',
    'listSearches',
    'addSearch',
    'clearSearches',
    'deleteSearch',
  ],
  ['Footprints: GET and POST /user/footprint', 'listFootprint', 'addFootprint'],
  ['POST /login/phone', 'sendPhoneCode'],
  ['PUT /login/password', 'resetPassword'],
];

const plain = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

const METHOD = '(?:GET|PUT|POST|DELETE)';
const PATH = String.raw`\/[\w\-/{}]*[\w}]`;
/** "GET, PUT /x" and "GET and POST /x" are two calls, so are "GET /x and /y", "GET /x, /y" and "DELETE /x[/{id}]". */
const call = new RegExp(
  String.raw`(${METHOD}(?:(?:, | and )${METHOD})*) (${PATH})\/?((?:(?:, | and )${PATH}\/?)*)(?:\[(\/{id})\])?`,
  'g',
);

/** The calls that a sentence names, as `PUT /user/address/{}`. A slash at the end is none. */
const named = (sentence: string): readonly string[] =>
  [...sentence.matchAll(call)].flatMap(([, methods = '', path = '', others = '', one]) => [
    ...methods
      .split(/, | and /)
      .flatMap((method) =>
        [path, ...(others.match(new RegExp(PATH, 'g')) ?? [])].map((each) => `${method} ${plain(each)}`),
      ),
    ...(one === undefined ? [] : [`DELETE ${plain(path + one)}`]),
  ]);

const shapeOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? (schema.shape as Record<string, unknown>) : {};

test.each(calls.map(([sentence, ...operations]) => ({ sentence, operations })))(
  'coverage 7: $sentence',
  ({ sentence, operations }) => {
    proves(sentence, Object.fromEntries(operations.map((operation) => [operation, routes[operation]])));
    const rows = operations.map((operation): RouteDefinition => routes[operation]);
    const wanted = named(sentence);
    if (wanted.length > 0) {
      expect(rows.map(({ method, path }) => `${method} ${plain(path)}`).toSorted()).toEqual(wanted.toSorted());
    }
    const fields = rows.flatMap(({ query, body, response }) =>
      [query, body, response].flatMap((one) => Object.keys(shapeOf(one))),
    );
    const inBrackets = [
      ...sentence.matchAll(
        /\b(tabId|isRefetch|noSub|sizeTemplateDetail|skuId|isSeller|result|depositAmount|askId(?= *,)|lastItemId|orderBy|filterBy|limit|returnAddress(?!\S)|buyerAddress(?!\S))\b/g,
      ),
    ];
    for (const [, field = ''] of inBrackets) expect(fields, field).toContain(field);
  },
);
