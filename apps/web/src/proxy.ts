import { type NextRequest, NextResponse } from 'next/server';
import { isPrivatePath } from './session/private-paths.ts';
import { readWebSession, WEB_SESSION_COOKIE } from './session/web-session.server.ts';
import { signInPath } from './shell/paths.ts';

/** Private pages open with a session only; without one the visitor signs in and comes back. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (!isPrivatePath(pathname)) {
    return NextResponse.next();
  }
  const uid = await readWebSession(request.cookies.get(WEB_SESSION_COOKIE)?.value);
  return uid === null
    ? NextResponse.redirect(new URL(signInPath(pathname + search), request.url))
    : NextResponse.next();
}

// Public pages never pass here: they are served from the cache as they are. Next reads this list without running it, so it cannot
// be made from `privatePaths`; a test holds the two together.
export const config = {
  matcher: [
    '/account/:path*',
    '/ask/:path*',
    '/asks/:path*',
    '/bid/:path*',
    '/bids/:path*',
    '/checkout/:path*',
    '/inbox/:path*',
    '/order/:path*',
    '/orders/:path*',
    '/wallet/:path*',
  ],
};
