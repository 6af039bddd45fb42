import type { Metadata } from 'next';

export const metadata: Metadata = { robots: { index: false } };

/** An empty page: `tooling/bench/src/page-weight.ts` compares the other pages with it. */
export default function EmptyPage() {
  return <main />;
}
