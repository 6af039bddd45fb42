import { paymentMethodPageSize, wholeListSize } from '@suki/domain/config/lists';
import { getFeeRules } from './generated/asks.ts';
import {
  getItem,
  getSitemapPart,
  getSkuBook,
  listDrops,
  listPurchaseHistory,
  listRecentSales,
  listSitemapParts,
  recommendItems,
} from './generated/catalogue.ts';
import { getServiceFigures } from './generated/figures.ts';
import { noteItemEvents } from './generated/item-events.ts';
import { getCertificate, getOrder } from './generated/orders.ts';
import { listPaymentMethods } from './generated/payment-methods.ts';
import { listSearchKeywords, listTrendings, searchItems } from './generated/search.ts';
import type {
  Certificate,
  CertificateId,
  Drop,
  FeeRules,
  GetFeeRulesParams,
  Item,
  ItemId,
  ListPaymentMethods200,
  NoteItemEventsBody,
  Order,
  OrderId,
  RecentSale,
  RecommendItems200,
  RecommendItemsTab,
  Sale,
  SearchItemsParams,
  SearchResults,
  ServiceFigures,
  SkuBook,
  SkuId,
  Trending,
} from './generated/suki.schemas.ts';
import { checkWebSession } from './generated/users.ts';
import type { CallOptions } from './http.ts';

export type ServerSettings = {
  readonly baseUrl: string;
  /** Opens only routes of the audiences `public-catalogue` and `shop`; must never reach the browser (ADR 0007). */
  readonly serviceToken: string;
};

/**
 * The public reads of the web server, made with its service token. All callers get equal answers, which may be cached.
 * @throws SukiError like every call.
 */
export function catalogueOf({ baseUrl, serviceToken }: ServerSettings) {
  const options: CallOptions = { client: { baseUrl, getToken: () => serviceToken } };
  return {
    home: (tab: RecommendItemsTab): Promise<RecommendItems200> => recommendItems({ tab }, options),
    item: (itemId: ItemId): Promise<Item> => getItem(itemId, { sizeTemplateDetail: 'true' }, options),
    sales: async (itemId: ItemId): Promise<readonly Sale[]> =>
      (await listPurchaseHistory(itemId, { limit: wholeListSize }, options)).items,
    book: (itemId: ItemId, skuId: SkuId): Promise<SkuBook> => getSkuBook(itemId, { skuId }, options),
    /** Items that are released today or later, the next first. */
    drops: async (): Promise<readonly Drop[]> => (await listDrops({}, options)).items,
    /** The newest sales, the last one of each item. */
    recentSales: async (): Promise<readonly RecentSale[]> => (await listRecentSales(options)).sales,
    trendings: async (): Promise<readonly Trending[]> => (await listTrendings(options)).trendings,
    searchKeywords: async (): Promise<readonly string[]> => (await listSearchKeywords(options)).keywords,
    search: (params: SearchItemsParams): Promise<SearchResults> => searchItems(params, options),
    noteItemEvents: async (body: NoteItemEventsBody): Promise<void> => void (await noteItemEvents(body, options)),
    sitemapParts: async (): Promise<readonly ItemId[]> =>
      (await listSitemapParts(options)).parts.map(({ firstItemId }) => firstItemId),
    sitemapItems: async (firstItemId: ItemId): Promise<readonly ItemId[]> =>
      (await getSitemapPart(firstItemId, options)).itemIds,
    serviceFigures: async (): Promise<ServiceFigures | null> => (await getServiceFigures(options)).figures,
    feeRules: (params: GetFeeRulesParams): Promise<FeeRules> => getFeeRules(params, options),
    certificate: (certificateId: CertificateId): Promise<Certificate> => getCertificate(certificateId, options),
  };
}

export type PersonSettings = {
  readonly baseUrl: string;
  /** The person's own bearer: the API decides on each read as it does for their browser. */
  readonly bearer: string;
  readonly signal: AbortSignal;
};

/**
 * The reads of the web server on behalf of one person, for their page alone; nothing may keep the answers (ADR 0152).
 * @throws SukiError like every call.
 */
export function readsOfPerson({ baseUrl, bearer, signal }: PersonSettings) {
  const options: CallOptions = { client: { baseUrl, getToken: () => bearer }, signal };
  return {
    order: (orderId: OrderId): Promise<Order> => getOrder(orderId, options),
    paymentMethods: (): Promise<ListPaymentMethods200> => listPaymentMethods({ limit: paymentMethodPageSize }, options),
  };
}

/** A session of the shop: the identity's id of the person, and the sign-in that it came from. */
export type WebSession = { readonly uid: string; readonly signedInAt: Date };

/**
 * Asks the API if the sign-in of a shop's session still holds.
 * @throws SukiError like every call.
 */
export async function isWebSessionOpen(
  { baseUrl, serviceToken }: ServerSettings,
  { uid, signedInAt }: WebSession,
  signal: AbortSignal,
): Promise<boolean> {
  const client = { baseUrl, getToken: () => serviceToken };
  return (await checkWebSession({ uid, signedInAt: signedInAt.toISOString() }, { client, signal })).isOpen;
}
