import type { Metadata } from 'next';

export const metadata: Metadata = { robots: { index: false } };

/** Nothing at all: what `tooling/bench/src/page-weight.ts` compares the other pages with. */
export default function EmptyPage() {
  return <main />;
}
