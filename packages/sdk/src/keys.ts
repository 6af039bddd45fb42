/**
 * The cache keys of all answers; no other module makes one. The first word is the noun, so that a command or an event
 * can fetch a whole noun again (`isAbout('order')`).
 */
export const keys = {
  user: () => ['user'] as const,
  addresses: () => ['address', 'list'] as const,
  skuBook: (itemId: string, skuId: string) => ['book', itemId, skuId] as const,
  purchaseHistory: (itemId: string, skuId?: string) => ['book', itemId, 'sales', skuId ?? 'all'] as const,
  feeRules: (category: string, brandId?: string) => ['fee-rules', category, brandId ?? 'any'] as const,
  itemsToSell: () => ['item', 'to-sell'] as const,
  search: (query: object) => ['search', query] as const,
  suggestions: (keyword: string) => ['search', 'suggestions', keyword] as const,
  navigations: () => ['search', 'navigations'] as const,
  discovers: () => ['search', 'discovers'] as const,
  searchKeywords: () => ['search', 'keywords'] as const,
  trendings: () => ['search', 'trendings'] as const,
  category: (categoryId: string) => ['search', 'category', categoryId] as const,
  item: (itemId: string) => ['item', itemId] as const,
  asks: (tabId: string) => ['ask', 'list', tabId] as const,
  ask: (askId: string) => ['ask', askId] as const,
  bids: (tabId: string) => ['bid', 'list', tabId] as const,
  bidsOfItem: (itemId: string) => ['bid', 'list', 'item', itemId] as const,
  bid: (bidId: string) => ['bid', bidId] as const,
  orders: (role: string, tabId: string) => ['order', 'list', role, tabId] as const,
  order: (orderId: string) => ['order', orderId] as const,
  verification: (orderId: string) => ['order', orderId, 'verification'] as const,
  certificate: (certificateId: string) => ['certificate', certificateId] as const,
  tracking: (trackingId: string) => ['order', 'tracking', trackingId] as const,
  tradeCounts: () => ['turn', 'counts'] as const,
  turns: () => ['turn', 'open'] as const,
  inbox: (tabId: string) => ['inbox', 'list', tabId] as const,
  transactions: () => ['wallet', 'transactions'] as const,
  ledger: () => ['wallet', 'ledger'] as const,
  heldDeposits: () => ['deposit', 'held'] as const,
  deposits: () => ['deposit', 'list'] as const,
  withdrawalAccounts: () => ['withdrawal-account', 'list'] as const,
  paymentMethods: () => ['payment-method', 'list'] as const,
  payouts: () => ['payout', 'list'] as const,
  savedItems: (type?: string) => ['kept', 'list', 'saved-items', type ?? 'all'] as const,
  savedBrands: () => ['kept', 'list', 'saved-brands'] as const,
  savedBrand: (brandId: string) => ['kept', 'list', 'saved-brands', brandId] as const,
  ownWishList: () => ['kept', 'list', 'own-wish-list'] as const,
  followedUsers: () => ['kept', 'list', 'followed-users'] as const,
  arrivalNotices: (itemId?: string) => ['kept', 'list', 'arrival-notices', itemId ?? 'all'] as const,
  searches: () => ['kept', 'list', 'searches'] as const,
  footprint: () => ['kept', 'list', 'footprint'] as const,
  collection: () => ['collection', 'list'] as const,
  collectionTotals: () => ['collection', 'totals'] as const,
  wishList: (id: string) => ['wish-list', id] as const,
  payout: (payoutId: string) => ['payout', payoutId] as const,
} as const;

/** Cache keys of the staff's answers, apart so that no page of the shop loads them. */
export const staffKeys = {
  orders: (list: string) => ['order', 'staff', list] as const,
  order: (orderId: string) => ['order', 'staff', 'one', orderId] as const,
  foundOrders: (text: string) => ['order', 'staff', 'found', text] as const,
  orderCounts: () => ['order', 'staff-counts'] as const,
  messagePreviews: () => ['message-preview', 'list'] as const,
  messagePreview: (kind: string) => ['message-preview', kind] as const,
  refunds: (status: string) => ['staff-refund', 'list', status] as const,
  payouts: (list: string) => ['staff-payout', 'list', list] as const,
  reconciliations: () => ['reconciliation', 'last'] as const,
  alerts: (state: string, queue: string) => ['staff-alert', 'list', state, queue] as const,
  alertCounts: () => ['staff-alert', 'counts'] as const,
  approvals: (state: string) => ['staff-approval', 'list', state] as const,
  workerState: () => ['worker', 'state'] as const,
  failedJobs: (kind: string) => ['worker', 'failed-jobs', kind] as const,
  session: () => ['staff-session'] as const,
  members: () => ['staff-member', 'all'] as const,
  people: (text: string) => ['staff-person', 'found', text] as const,
  person: (userId: string) => ['staff-person', 'one', userId] as const,
  asksOfPerson: (userId: string) => ['staff-person', 'list', userId, 'asks'] as const,
  bidsOfPerson: (userId: string) => ['staff-person', 'list', userId, 'bids'] as const,
  ordersOfPerson: (userId: string, side: string) => ['staff-person', 'list', userId, 'orders', side] as const,
  clock: () => ['clock'] as const,
  catalogueItems: (filter: object) => ['catalogue-desk', 'items', filter] as const,
  catalogueItem: (itemId: string) => ['catalogue-desk', 'item', itemId] as const,
  catalogueChanges: () => ['catalogue-desk', 'changes'] as const,
  catalogueShelves: () => ['catalogue-desk', 'shelves'] as const,
  catalogueSection: (section: string) => ['catalogue-desk', 'section', section] as const,
  sizeCharts: () => ['catalogue-desk', 'charts'] as const,
  sizeChart: (chartId: string) => ['catalogue-desk', 'chart', chartId] as const,
  brandCharts: (brandId: string) => ['catalogue-desk', 'brand-charts', brandId] as const,
  feeVersions: () => ['catalogue-desk', 'fees'] as const,
  catalogueBrands: (text: string) => ['catalogue-desk', 'brands', text] as const,
} as const;

export type Noun =
  | ReturnType<(typeof keys)[keyof typeof keys]>[0]
  | ReturnType<(typeof staffKeys)[keyof typeof staffKeys]>[0];

/** Public facts survive a sign-out; all other answers belong to the person who was signed in. */
const publicNouns: readonly Noun[] = ['book', 'item', 'fee-rules', 'certificate', 'wish-list'];

/** A filter for SWR's `mutate`: every key of these nouns, pages of lists included. */
export function isAbout(...nouns: readonly Noun[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && nouns.some((noun) => key[0] === noun);
}

/** A filter for SWR's `mutate`: only the lists of these nouns. */
export function isList(...nouns: readonly Noun[]): (key: unknown) => boolean {
  return (key) => isAbout(...nouns)(key) && Array.isArray(key) && key[1] === 'list';
}

/** A filter for SWR's `mutate`: every view of the kept list that a key belongs to. */
export function isKeptList(of: readonly unknown[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && key[0] === 'kept' && key[2] === of[2];
}

/** A filter for SWR's `mutate`: every key that belongs to a person. */
export function isPrivate(key: unknown): boolean {
  return Array.isArray(key) && !publicNouns.some((noun) => key[0] === noun);
}
