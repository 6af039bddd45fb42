/** Words of the frame around every page of the console. */
export const shellTexts = {
  skip: 'Skip to the work',
  home: 'Suki ops, work lists',
  pages: 'Console',
  menu: 'Menu',
  open: ' open',
  openCount: (count: number) => `${count} open`,
  secondStepOf: (name: string) => `${name}: your second step`,
  secondStep: 'Second step',
  accountOf: (name: string) => `Account of ${name}`,
  signOut: 'Sign out',
  opening: 'Opening the station',
  offline: 'This station is offline. What you see may be old, and nothing is sent until the connection is back.',
  showMore: 'Show more',
  loadingMore: 'Loading more',
  tryAgain: 'Try again',
  toWorkLists: 'Go to the work lists',
  copyReference: 'Copy the number for the gateway',
  referenceCopied: 'Copied. Paste it into the search at the gateway.',
  otherRoles: 'This page is for other roles',
  yourRoles: (roles: string) => `Your roles: ${roles}. An admin can change them under Staff.`,
  noPage: 'This page does not exist',
  noPageText: 'Check the address, or start from the work lists.',
  noRole: 'This account has no staff role',
  noRoleTitle: 'No staff role',
  noRoleText: (email: string) =>
    `You are signed in as ${email}. Ask an admin to give you a role under Staff, then load this page again.`,
} as const;

export const pageNames = {
  workLists: 'Work lists',
  alerts: 'Alerts',
  approvals: 'Approvals',
  receive: 'Receive parcels',
  find: 'Find an order',
  store: 'Store an item',
  people: 'People',
  messages: 'Messages',
  money: 'Money',
  jobs: 'Jobs',
  staff: 'Staff',
} as const;

/** Refused commands, and what could not be loaded. */
export const failureTexts = {
  noAnswer: 'No answer came, so it may or may not be done. Look at the order before you repeat it.',
  offline: 'This station is offline. Nothing was sent; do it again when the connection is back.',
  ours: 'This did not work, and it is our fault. Try again.',
  withColleague: 'Nothing was done: a colleague has this item now. Take it over first.',
  courierHasIt: 'The courier has already scanned the parcel, so its number stays.',
  movedOn: (status: string) => `Nothing was done: the order is in “${status}” now. Look at it again.`,
  missingAngles: (labels: string) => `Photos missing: ${labels}. Nothing was published.`,
  supportNumber: (text: string, id: string) => `${text} Number for support: ${id}.`,
  noConnection: { title: 'This station has no connection', text: 'No answer came. Check the network, then try again.' },
  noOrder: { title: 'There is no such order', text: 'Check the number on our label, below the address.' },
  noPerson: {
    title: 'There is no such person',
    text: 'Search by email, mobile number, order number or name.',
    way: 'Search for people',
  },
  notAllowed: { title: 'Your role can’t see this', text: 'Ask an admin if that is wrong.' },
  notLoaded: 'We could not load this',
} as const;
