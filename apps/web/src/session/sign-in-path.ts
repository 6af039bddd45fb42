/** The sign-in page that leads back to `returnTo` (a path of the shop with its parameters) afterwards. */
export function signInPath(returnTo: string, mode: 'sign-in' | 'register' = 'sign-in'): string {
  return `/${mode}?${new URLSearchParams({ redirect: returnTo })}`;
}
