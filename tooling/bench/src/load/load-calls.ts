import { type OperationId, type Routes, routes } from '@suki/contract/routes';
import { certificateNumberText } from '@suki/domain/inspection/certificate-number';
import { localSecrets } from '@suki/local-stack/environment';
import { idOf, uidOf } from '../trade/market-rows.ts';
import { bearerOf } from '../trade/shop-client.ts';
import { allOrdersOf, type LoadSize, sellersOf } from './load-size.ts';
import { mistyped, wordsOfItem } from './market-words.ts';

type ReadOperation = {
  [Id in OperationId]: Routes[Id]['method'] extends 'GET' ? Id : never;
}[OperationId];

type Input = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
};
type Who = 'busySeller' | 'seller' | 'buyer' | 'staff' | 'shop';

/** One measured call: its path and headers in a market of this size. */
export type LoadCall = {
  readonly name: string;
  readonly who: Who;
  /** False for a file, which is as long as its ledger, and for a call whose tries are counted: they are asked once. */
  readonly isPage: boolean;
  readonly requestIn: (size: LoadSize) => {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  };
};

/** Ids of objects; those of a person belong to the ordinary seller or to the buyer. */
type Things = {
  readonly itemId: string;
  readonly skuId: string;
  readonly askId: string;
  readonly bidId: string;
  readonly wishListId: string;
  readonly certificateNumber: number;
  /** Ids with the number of an open order, and of a successful one. */
  readonly open: (prefix: string) => string;
  readonly earlier: (prefix: string) => string;
};

type Call = { readonly who: Who; readonly label?: string; readonly input?: (things: Things) => Input };

const page = { limit: 20 };
const staff = (label: string, query: Input['query'] = {}): Call => ({
  who: 'staff',
  label,
  input: () => ({ query: { ...page, ...query } }),
});
const list = (who: Who, query: Input['query'] = {}): Call => ({
  who,
  label: who,
  input: () => ({ query: { ...page, ...query } }),
});
const ofPerson = (label: string, person: number, query: Input['query'] = {}): Call => ({
  who: 'staff',
  label,
  input: () => ({ params: { id: idOf('usr', person) }, query }),
});
const item = ({ itemId }: Things): Input => ({ params: { id: itemId } });
const size = ({ itemId, skuId }: Things): Input => ({ params: { id: itemId }, query: { skuId } });

/** Every call that reads; a new one without a row here does not compile. `streamEvents` has a bench of its own. */
const calls: Readonly<Record<Exclude<ReadOperation, 'streamEvents'>, readonly Call[]>> = {
  recommendItems: [{ who: 'buyer', input: () => ({ query: { tab: 'forYou' } }) }],
  listRecentlyReleasedItems: [{ who: 'buyer' }],
  listDrops: [{ who: 'shop' }],
  listRecentSales: [{ who: 'shop' }],
  recommendItemsToSell: [{ who: 'seller' }],
  listSuggestions: [{ who: 'buyer', input: () => ({ query: { keyword: wordsOfItem(77)[0].slice(0, 3) } }) }],
  listNavigations: [{ who: 'buyer', input: () => ({ query: { count: '1' } }) }],
  listDiscovers: [{ who: 'buyer' }],
  listSearchKeywords: [{ who: 'buyer' }],
  listTrendings: [{ who: 'buyer' }],
  getCategory: [{ who: 'buyer', input: () => ({ params: { id: 'cat_0000000001' } }) }],
  getItem: [
    { who: 'buyer', input: (things) => ({ ...item(things), query: { noSub: 'false', sizeTemplateDetail: 'true' } }) },
  ],
  getSkuBook: [{ who: 'buyer', input: size }],
  getSkuBookLog: [{ who: 'buyer', input: ({ itemId, skuId }) => ({ params: { itemId }, query: { skuId } }) }],
  listPurchaseHistory: [{ who: 'buyer', input: item }],
  getSizeTemplate: [{ who: 'buyer', input: () => ({ params: { id: idOf('szt', 1) } }) }],
  getServiceFigures: [{ who: 'shop' }],
  listSitemapParts: [{ who: 'shop' }],
  getSitemapPart: [{ who: 'shop', input: ({ itemId }) => ({ params: { firstItemId: itemId } }) }],
  searchItems: [
    { who: 'buyer', label: 'words', input: () => ({ query: { keyword: wordsOfItem(77).join(' '), limit: 20 } }) },
    {
      who: 'buyer',
      label: 'typing error',
      input: () => ({ query: { keyword: mistyped(wordsOfItem(77)[0]), limit: 20 } }),
    },
    {
      who: 'buyer',
      label: 'popular shoes',
      input: () => ({ query: { category: 'shoes', sort: 'popular', limit: 20 } }),
    },
  ],
  listSavedItems: [list('buyer')],
  listSavedItemsOfType: [{ who: 'buyer', input: () => ({ params: { type: 'new' }, query: page }) }],
  listSavedItemIds: [{ who: 'buyer' }],
  listSavedBrands: [list('buyer')],
  getSavedBrand: [{ who: 'buyer', input: () => ({ params: { id: idOf('brd', 1) } }) }],
  getWishList: [{ who: 'shop', input: ({ wishListId }) => ({ params: { id: wishListId }, query: page }) }],
  listFollowedUsers: [list('buyer')],
  listArrivalNotices: [list('buyer')],
  listSearches: [list('buyer')],
  listFootprint: [list('buyer')],
  listCollection: [list('buyer')],
  getCollectionTotals: [{ who: 'buyer' }],
  getBuyerQuote: [{ who: 'buyer', input: ({ skuId }) => ({ query: { skuId, region: 'NCR' } }) }],
  getSellerQuote: [{ who: 'seller', input: ({ skuId }) => ({ query: { skuId } }) }],
  getFeeRules: [{ who: 'seller', input: () => ({ query: { category: 'shoes' } }) }],
  listAsks: [list('seller', { tabId: 'selling' }), list('busySeller', { tabId: 'selling' })],
  getAsk: [{ who: 'seller', input: ({ askId }) => ({ params: { id: askId } }) }],
  listBids: [list('buyer', { tabId: 'active' })],
  listBidsOfItem: [{ who: 'buyer', input: ({ itemId }) => ({ params: { itemId }, query: { limit: 20 } }) }],
  getBid: [{ who: 'buyer', input: ({ bidId }) => ({ params: { id: bidId } }) }],
  listOrders: [
    { ...list('buyer', { role: 'buyer' }) },
    { ...list('seller', { role: 'seller' }) },
    { ...list('busySeller', { role: 'seller' }) },
  ],
  getOrder: [{ who: 'buyer', input: ({ earlier }) => ({ params: { id: earlier('ord') } }) }],
  getVerification: [{ who: 'buyer', input: ({ earlier }) => ({ params: { id: earlier('ord') } }) }],
  findCertificate: [
    {
      who: 'buyer',
      input: ({ certificateNumber }) => ({ params: { number: certificateNumberText(certificateNumber) } }),
    },
  ],
  getCertificate: [{ who: 'buyer', input: ({ earlier }) => ({ params: { id: earlier('crt') } }) }],
  getTracking: [{ who: 'buyer', input: ({ earlier }) => ({ params: { id: earlier('trk') } }) }],
  listAddresses: [{ who: 'buyer', input: () => ({ query: { limit: 15 } }) }],
  getUser: [{ who: 'buyer' }, { who: 'busySeller', label: 'busySeller' }],
  checkWebSession: [{ who: 'shop', input: () => ({ query: { uid: uidOf(2), signedInAt: new Date().toISOString() } }) }],
  getTradeCounts: [{ who: 'buyer' }, { who: 'busySeller', label: 'busySeller' }],
  listTurns: [{ who: 'buyer' }, { who: 'busySeller', label: 'busySeller' }],
  listOrderMessages: [list('seller'), list('busySeller')],
  listPaymentMessages: [list('buyer')],
  listPlatformMessages: [list('buyer')],
  listTransactions: [list('seller'), list('busySeller')],
  listLedger: [list('seller'), list('busySeller')],
  downloadLedger: [{ who: 'busySeller', label: 'busySeller' }],
  listDeposits: [list('seller')],
  listWithdrawalAccounts: [list('seller')],
  getWithdrawalAccount: [{ who: 'seller', input: () => ({ params: { id: idOf('wac', 2) } }) }],
  listPaymentMethods: [list('buyer')],
  getPaymentMethod: [],
  listPayouts: [list('seller')],
  getPayout: [{ who: 'seller', input: () => ({ params: { id: idOf('pyo', 1) } }) }],
  listStaffOrders: [
    staff('all'),
    staff('held up', { heldUp: 'true' }),
    staff('inbound', { status: 'on_way_to_warehouse', heldUp: 'false' }),
    staff('to inspect', { status: 'platform_received', heldUp: 'false' }),
    staff('to pay', { status: 'to_pay' }),
    staff('successful', { status: 'transaction_successful' }),
  ],
  countStaffOrders: [{ who: 'staff' }],
  getStaffOrder: [{ who: 'staff', input: ({ open }) => ({ params: { id: open('ord') } }) }],
  listStaffRefunds: [
    staff('all'),
    staff('pending', { status: 'PENDING' }),
    staff('by update', { orderBy: 'updatedAt' }),
  ],
  listStaffPayouts: [
    staff('held'),
    staff('succeeded', { list: 'SUCCEEDED' }),
    staff('failed by update', { list: 'FAILED', orderBy: 'updatedAt' }),
  ],
  listReconciliations: [{ who: 'staff' }],
  getStaffSession: [{ who: 'staff' }],
  getWorkerState: [{ who: 'staff' }],
  listFailedJobs: [{ who: 'staff' }],
  listApprovals: [{ who: 'staff' }],
  listStaffMembers: [{ who: 'staff' }],
  getPerson: [ofPerson('seller', 2), ofPerson('busy seller', 1)],
  listAsksOfPerson: [ofPerson('seller', 2), ofPerson('busy seller', 1)],
  listBidsOfPerson: [ofPerson('seller', 2)],
  listOrdersOfPerson: [ofPerson('seller', 2, { side: 'seller' }), ofPerson('busy seller', 1, { side: 'seller' })],
  listStaffAlerts: [
    staff('open'),
    staff('handled', { state: 'handled', orderBy: 'updatedAt' }),
    staff('handled by moment', { state: 'handled' }),
  ],
  countStaffAlerts: [{ who: 'staff' }],
  listMessagePreviews: [{ who: 'staff' }],
  listCatalogueItems: [staff('all'), staff('by status', { status: 'unlisted' }), staff('words', { text: 'item 77' })],
  getCatalogueItem: [{ who: 'staff', input: ({ itemId }) => ({ params: { id: itemId } }) }],
  listCatalogueChanges: [staff('all')],
  listCatalogueShelves: [{ who: 'staff' }],
  getCatalogueSection: [{ who: 'staff', input: () => ({ params: { section: 'featured' } }) }],
  listSizeCharts: [{ who: 'staff' }],
  getSizeChart: [{ who: 'staff', input: () => ({ params: { id: idOf('szt', 1) } }) }],
  listBrandCharts: [{ who: 'staff', input: () => ({ params: { id: idOf('brd', 1) } }) }],
  listFeeVersions: [{ who: 'staff' }],
  listCatalogueBrands: [staff('all')],
  getClock: [{ who: 'staff' }],
};

const askedOnce: ReadonlySet<string> = new Set<ReadOperation>(['downloadLedger', 'findCertificate']);

export const loadCalls: readonly LoadCall[] = Object.entries(calls).flatMap(([operationId, variants]) =>
  variants.map(({ who, label, input }) => ({
    name: label === undefined ? operationId : `${operationId} (${label})`,
    who,
    isPage: !askedOnce.has(operationId),
    requestIn: (of: LoadSize) => {
      return {
        path: pathOf(routes[operationId as ReadOperation].path, input?.(thingsOf(of)) ?? {}),
        headers: {
          authorization:
            who === 'shop' ? `Bearer ${localSecrets.CATALOGUE_SERVICE_TOKEN}` : bearerOf(personOf(who, of)),
        },
      };
    },
  })),
);

/** Buyers stand behind the sellers; the buyer of order n is `sellers + 1 + 7n mod buyers`, as the filling has it. */
function personOf(who: Exclude<Who, 'shop'>, of: LoadSize): number {
  if (who === 'staff') return of.users;
  if (who === 'buyer') return sellersOf(of) + 1 + ((earlierOrder(of) * 7) % (of.users - sellersOf(of) - 1));
  return who === 'busySeller' ? 1 : 2;
}

/** A successful order of the first ordinary seller. */
const earlierOrder = (of: LoadSize): number => of.busySales + 1;

function thingsOf(of: LoadSize): Things {
  const [openOrder, sku] = [allOrdersOf(of) - 1, Math.floor((of.items * of.sizesPerItem) / 2) + 1];
  return {
    itemId: idOf('itm', 1 + Math.floor((sku - 1) / of.sizesPerItem)),
    skuId: idOf('sku', sku),
    askId: idOf('ask', allOrdersOf(of) + sellersOf(of) - 1),
    bidId: idOf('bid', personOf('buyer', of) - sellersOf(of) - 1),
    // The last entries of the filling, five a person, are those of the last person.
    wishListId: idOf('kpt', of.users * 15 - 4),
    certificateNumber: 100_000_000 + earlierOrder(of),
    open: (prefix) => idOf(prefix, openOrder),
    earlier: (prefix) => idOf(prefix, earlierOrder(of)),
  };
}

function pathOf(template: string, { params = {}, query = {} }: Input): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
