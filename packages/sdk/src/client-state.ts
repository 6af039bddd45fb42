/* The client-state rules (specification, section 4) as plain functions, so that each has a row in a test. */

type Default = { readonly id: string; readonly isDefault: boolean };

/** Choosing a default address or withdrawal account moves it to the top and clears the flag on the others. */
export function withDefaultFirst<Row extends Default>(rows: readonly Row[], id: string): readonly Row[] {
  const flagged = rows.map((row) => ({ ...row, isDefault: row.id === id }));
  return defaultFirst(flagged);
}

/** The default stands at the top; the others keep their order. */
export function defaultFirst<Row extends Default>(rows: readonly Row[]): Row[] {
  return [...rows.filter((row) => row.isDefault), ...rows.filter((row) => !row.isDefault)];
}

type Unread = {
  readonly orderMsgUnreadCount: number;
  readonly paymentMsgUnreadCount: number;
  readonly platformMsgUnreadCount: number;
};

const countOf = {
  order: 'orderMsgUnreadCount',
  payment: 'paymentMsgUnreadCount',
  platform: 'platformMsgUnreadCount',
} as const satisfies Record<string, keyof Unread>;

export type MessageTab = keyof typeof countOf;

/** Marking messages read lowers the unread count of their tab, never below zero. */
export function withLessUnread<User extends Unread>(user: User, tab: MessageTab, readCount: number): User {
  const name = countOf[tab];
  return { ...user, [name]: Math.max(0, user[name] - readCount) };
}

export function withNothingUnread<User extends Unread>(user: User): User {
  return { ...user, orderMsgUnreadCount: 0, paymentMsgUnreadCount: 0, platformMsgUnreadCount: 0 };
}

/** The number on the badge of the inbox. */
export function unreadTotal(user: Unread): number {
  return user.orderMsgUnreadCount + user.paymentMsgUnreadCount + user.platformMsgUnreadCount;
}

export function withRead<Row extends { readonly id: string; readonly isRead: boolean }>(
  rows: readonly Row[],
  ids: readonly string[],
): readonly Row[] {
  return rows.map((row) => (ids.includes(row.id) ? { ...row, isRead: true } : row));
}

/** The initial load of withdrawal accounts selects the first only if it is default and not invalid. */
export function initialWithdrawalAccount<Row extends { readonly isDefault: boolean; readonly status: string }>(
  rows: readonly Row[],
): Row | null {
  const first = rows[0];
  return first?.isDefault === true && first.status !== 'invalid' ? first : null;
}

/**
 * The initial load of addresses selects the first and sets the user's region, unless told not to. Returns the region to
 * set, or null for no change.
 */
export function regionOfInitialAddress(
  rows: readonly { readonly region: string | null }[],
  known: string | null,
  keepsRegion: boolean,
): string | null {
  const region = rows[0]?.region ?? null;
  return keepsRegion || region === known ? null : region;
}
