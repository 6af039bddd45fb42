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
} as const;

export const orderRoute = '/order/:orderId';
export const orderPath = (orderId: string): string => `/order/${orderId}`;

export const personRoute = '/person/:userId';
export const personPath = (userId: string): string => `/person/${userId}`;
export const foundPeoplePath = (text: string): string => `${paths.people}?${new URLSearchParams({ text })}`;
export const foundOrdersPath = (text: string): string => `${paths.find}?${new URLSearchParams({ text })}`;

/** One work list, by its id: a status, or `held_up`. */
export const workListPath = (list: string): string => `${paths.workLists}?status=${list}`;
