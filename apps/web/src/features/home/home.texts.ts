export const homeTexts = {
  promise: 'Your suki for sneakers: we open every pair before you do.',
  promiseText:
    'Bought and sold at the market’s price. Delivery, inspection and fees are in the figure you see, with the two dates it arrives between.',
  discover: 'Discover',
  back: (rail: string) => `Back in ${rail}`,
  forward: (rail: string) => `Forward in ${rail}`,
  allOf: (tab: string) => `All ${tab.toLowerCase()}`,
  filter: (count: string) => `Filter ${count}`,
  outNow: 'Out now',
  lastSale: 'last sale',
  under: (percent: number) => `${percent}% under the last sale`,
  retail: (price: string) => `Retail ${price}`,
  emptyTitle: 'Nothing here yet',
  emptyText: 'Sellers are listing right now. Look at everything else meanwhile, or sell the first item.',
  emptyAction: 'See everything',
  sell: 'Sell yours',
} as const;
