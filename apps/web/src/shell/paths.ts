import type { DiscoverTab } from '@suki/domain/catalogue/tabs';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Lane, MessageTab } from '@suki/domain/trade/facts/statuses';
import type { AskTab, BidTab, OrderTab } from '@suki/domain/trade/facts/tabs';
import type { ListOrdersRole } from '@suki/sdk/types';

/** The pages of the shop whose address never varies. Every link of a screen comes from this file. */
export const paths = {
  home: '/',
  search: '/search',
  drops: '/drops',
  sell: '/sell',
  inbox: '/inbox',
  account: '/account',
  wallet: '/wallet',
  deposits: '/wallet/deposits',
  ledger: '/wallet/ledger',
  signIn: '/sign-in',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  fees: '/fees',
  calculators: '/calculators',
  inspection: '/inspection',
  certificates: '/certificate',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
} as const;

/** The lists of what one keeps, as tabs of one place. */
export const keptPaths = {
  items: '/saved',
  brands: '/saved/brands',
  collection: '/collection',
  notices: '/saved/notices',
  recent: '/recent',
} as const;

/** The parts of the fees page and of the terms in which the rules about money stand. */
export const rulePlaces = {
  sellerFees: 'seller-fees',
  deposit: 'deposit',
  penalties: 'penalties',
  buying: 'buying',
  selling: 'selling',
} as const;

/** The page of each discover tab. */
export const tabPaths = {
  forYou: paths.home,
  men: '/men',
  women: '/women',
  shoes: '/shoes',
  apparel: '/apparel',
  luxury: '/luxury',
} as const satisfies Record<DiscoverTab, string>;

/** Adds an item to the collection: its choice, then its size and price. */
export const addToCollectionPath = (itemId?: string): string => withQuery('/collection/add', { item: itemId });
/** A wish list that somebody shares. */
export const wishListPath = (id: string): string => withQuery('/wish-list', { list: id });
/** The search for typed words. */
export const keywordPath = (keyword: string): string =>
  withQuery(paths.search, { keyword: keyword.trim() || undefined });
export const itemPath = (itemId: string): string => `/item/${itemId}`;
/** A part of the sitemap, which begins with this item. */
export const sitemapPartPath = (firstItemId: string): string => `/sitemap/${firstItemId}`;
export const askPath = (askId: string): string => `/ask/${askId}`;
export const bidPath = (bidId: string): string => `/bid/${bidId}`;
export const orderPath = (orderId: string): string => `/order/${orderId}`;
/** The slip that a seller prints and puts into the box. */
export const packingSlipPath = (orderId: string): string => `/order/${orderId}/packing-slip`;
export const certificatePath = (certificateId: string): string => `/certificate/${certificateId}`;
/** The whole address of a certificate, as the code on the tag has it. */
export const certificateAddress = (webUrl: string, certificateId: string): string =>
  new URL(certificatePath(certificateId), webUrl).href;
export const payoutPath = (payoutId: string): string => `${paths.wallet}#${payoutId}`;

/** The viewer's asks; without a tab the page opens the first one. */
export const asksPath = (tab?: AskTab): string => withQuery('/asks', { tab });
/** The viewer's bids; without a tab the page opens the first one. */
export const bidsPath = (tab?: BidTab): string => withQuery('/bids', { tab });
/** Path of the viewer's orders; without role or tab the page opens the list that has work. */
export const ordersPath = (
  query: { readonly role?: ListOrdersRole; readonly tab?: OrderTab | 'your_turn' } = {},
): string => withQuery('/orders', { role: query.role, tab: query.tab });
/** A tab of the inbox; the messages about orders are the page without a tab. */
export const inboxPath = (tab: MessageTab): string =>
  withQuery(paths.inbox, { tab: tab === 'order' ? undefined : tab });

/**
 * The return address of a seller who pays the deposit of an accepted bid. The call that starts the payment also makes
 * the ask, so the address names the size instead of the ask.
 */
export const acceptedAskPath = (skuId: string): string => withQuery('/asks', { tab: 'selling', accepted: skuId });

/**
 * The sign-in page, which leads back to `returnTo` (a path of the shop with its parameters) afterwards. `paramsFrom`
 * names the part of the shop that asked: "checkout", "sell" (specification, section 2).
 */
export function signInPath(returnTo: string): string {
  const [path = '', query = ''] = returnTo.split('?');
  const parameters = new URLSearchParams(query);
  // A path that somebody came back to with `paramsFrom` gets the parameter once.
  parameters.delete('paramsFrom');
  const redirect = parameters.size === 0 ? path : `${path}?${parameters}`;
  return withQuery(paths.signIn, { redirect, paramsFrom: path.split('/')[1] || undefined });
}

export type CheckoutChoice = {
  readonly itemId: string;
  readonly skuId: string;
  readonly lane: Lane;
  /** The total that the person saw: the checkout says so when it has changed. */
  readonly total: Centavos;
};

/** The checkout of one pair. */
export function checkoutPath({ itemId, skuId, lane, total }: CheckoutChoice): string {
  return withQuery('/checkout', { item: itemId, sku: skuId, lane, total: String(total) });
}

export type BidFormEntries = {
  readonly itemId: string;
  readonly skuId: string;
  /** Typed digits, pesos. */
  readonly price?: string | undefined;
  readonly days?: number | undefined;
};

/** The bid page of a size with the entries so far, so that a reload or a sign-in in between loses nothing. */
export function bidFormPath({ itemId, skuId, price, days }: BidFormEntries): string {
  return withQuery('/bid', { item: itemId, sku: skuId, price: unlessEmpty(price), days: days?.toString() });
}

export type SellFormEntries = {
  readonly itemId: string;
  readonly skuId?: string | undefined;
  /** Typed digits, pesos. */
  readonly price?: string | undefined;
  readonly days?: number | undefined;
  /** To the highest bid instead of for a price of one's own. */
  readonly isNow?: boolean | undefined;
};

/** The sell page of an item with the entries so far, so that a reload or a sign-in in between loses nothing. */
export function sellFormPath({ itemId, skuId, price, days, isNow }: SellFormEntries): string {
  const now = isNow === true ? '1' : undefined;
  return withQuery(`${paths.sell}/${itemId}`, { sku: skuId, price: unlessEmpty(price), days: days?.toString(), now });
}

const unlessEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

function withQuery(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) {
      query.set(name, value);
    }
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
