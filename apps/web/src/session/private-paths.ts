/** Pages that belong to a person: the server sends visitors without a session to sign in first. */
export const privatePaths = [
  '/account',
  '/ask',
  '/asks',
  '/bid',
  '/bids',
  '/checkout',
  '/inbox',
  '/order',
  '/orders',
  '/wallet',
] as const;

/** Whether an address belongs to a person. */
export function isPrivatePath(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
