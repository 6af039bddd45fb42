import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';

/** Leads to another page of the shop. The one place of these screens where a text becomes a route of the router. */
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
