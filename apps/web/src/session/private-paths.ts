/** Private pages: the server sends visitors without a session to the sign-in page. */
export const privatePaths = [
  '/account',
  '/ask',
  '/asks',
  '/bid',
  '/bids',
  '/checkout',
  '/collection',
  '/inbox',
  '/order',
  '/orders',
  '/wallet',
] as const;

export function isPrivatePath(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** True for pages whose HTML holds data of a person (ADR 0152); all others are the same for everybody. */
export function isPersonalPath(pathname: string): boolean {
  return pathname.startsWith('/order/');
}
