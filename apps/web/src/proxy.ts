import { type NextRequest, NextResponse } from 'next/server';
import { isStillOpen } from './session/is-still-open.server.ts';
import { isPrivatePath } from './session/private-paths.ts';
import { readWebSession, webSessionCookie } from './session/web-session.server.ts';
import { signInPath } from './shell/paths.ts';

/** Sends visitors without a session from private pages to the sign-in page, which leads back. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (!isPrivatePath(pathname)) {
    return NextResponse.next();
  }
  const { name, attributes } = webSessionCookie();
  const session = await readWebSession(request.cookies.get(name)?.value);
  if (session !== null && (await isStillOpen(session))) return NextResponse.next();
  const answer = NextResponse.redirect(new URL(signInPath(pathname + search), request.url));
  if (session !== null) answer.cookies.set(name, '', { ...attributes, maxAge: 0 });
  return answer;
}

// Public pages do not pass here, so that the cache serves them directly. Next reads this list without running it, so it
// cannot be made from `privatePaths`; a test compares the two.
export const config = {
  matcher: [
    '/account/:path*',
    '/ask/:path*',
    '/asks/:path*',
    '/bid/:path*',
    '/bids/:path*',
    '/checkout/:path*',
    '/collection/:path*',
    '/inbox/:path*',
    '/order/:path*',
    '/orders/:path*',
    '/wallet/:path*',
  ],
};
