import { routeProgress } from '@suki/ui/foundations/RouteProgressBar/route-progress';

/** The router tells when a route change begins; it has no event for the end (see shell/route-progress.client.tsx). */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, location.href);
  if (pathname !== location.pathname || search !== location.search) {
    routeProgress.start();
  }
}
