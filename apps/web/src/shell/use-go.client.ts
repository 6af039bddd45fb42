import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';

/** Navigates to a page of the shop. The only place of the screens that casts a text to a route of the router. */
export function useGo() {
  const router = useRouter();
  return useMemo(
    () => ({
      to: (path: string) => router.push(path as Route),
      replace: (path: string) => router.replace(path as Route),
    }),
    [router],
  );
}
