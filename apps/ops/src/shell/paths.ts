/** The pages of the console. Every link of a screen and every route comes from this file. */
export const paths = {
  workLists: '/',
  alerts: '/alerts',
  approvals: '/approvals',
  receive: '/receive',
  find: '/find',
  store: '/store',
  messages: '/messages',
  people: '/people',
  staff: '/staff',
  secondStep: '/second-step',
  money: '/money',
  jobs: '/jobs',
  catalogue: '/catalogue',
  catalogueBrands: '/catalogue/brands',
  catalogueNew: '/catalogue/new',
  catalogueCharts: '/catalogue/charts',
  catalogueShelves: '/catalogue/lists',
  catalogueFees: '/catalogue/fees',
  catalogueHistory: '/catalogue/history',
} as const;

export const orderRoute = '/order/:orderId';
export const orderPath = (orderId: string): string => `/order/${orderId}`;

export const personRoute = '/person/:userId';
export const personPath = (userId: string): string => `/person/${userId}`;
export const foundPeoplePath = (text: string): string => `${paths.people}?${new URLSearchParams({ text })}`;
export const foundOrdersPath = (text: string): string => `${paths.find}?${new URLSearchParams({ text })}`;

export const catalogueItemRoute = '/catalogue/item/:itemId';
export const catalogueItemPath = (itemId: string): string => `/catalogue/item/${itemId}`;

export const sizeChartRoute = '/catalogue/chart/:chartId';
export const sizeChartPath = (chartId: string): string => `/catalogue/chart/${chartId}`;

export const homeSectionRoute = '/catalogue/section/:section';
export const homeSectionPath = (section: string): string => `/catalogue/section/${section}`;

/** One work list, by its id: a status, or `held_up`. */
export const workListPath = (list: string): string => `${paths.workLists}?status=${list}`;
