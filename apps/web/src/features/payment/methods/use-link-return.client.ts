import { useSearchParams } from 'next/navigation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LinkNews, linkNews, type MethodNow, newestMethod } from './methods.view-model.ts';

/**
 * Shows the news to a person who came back from their wallet or bank. The page opens at its top without a focus, and
 * the news is far below: it is scrolled into view and focused, once. The parameter is then removed from the address, so
 * that a reload or a bookmark does not show it again.
 */
export function useLinkReturn(
  methods: readonly MethodNow[],
  canFinish: boolean,
): {
  readonly news: LinkNews | null;
  readonly ref: RefObject<HTMLDivElement | null>;
} {
  const ref = useRef<HTMLDivElement>(null);
  const parameter = useSearchParams().get('link');
  const [trip] = useState({ cameBack: parameter, id: newestMethod(methods)?.id });
  const news = linkNews(trip.cameBack, methods.find(({ id }) => id === trip.id) ?? null, canFinish);
  const hasNews = news !== null;
  useEffect(() => {
    const address = new URL(location.href);
    if (address.searchParams.has('link')) {
      address.searchParams.delete('link');
      history.replaceState(history.state, '', address);
      if (hasNews) {
        ref.current?.scrollIntoView({ block: 'center' });
        ref.current?.focus({ preventScroll: true });
      }
    }
  }, [hasNews]);
  return { news, ref };
}
