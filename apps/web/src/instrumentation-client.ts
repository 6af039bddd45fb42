import { routeProgress } from '@suki/ui/foundations/RouteProgressBar/route-progress';

/**
 * The router reports the start of a route change and has no event for its end (see
 * shell/navigation/route-progress.client.tsx).
 */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, location.href);
  if (pathname !== location.pathname || search !== location.search) {
    routeProgress.start();
  }
}
