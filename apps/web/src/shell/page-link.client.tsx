'use client';
import type { AnchorProps } from '@suki/ui/link';
import type { Route } from 'next';
import Link from 'next/link';

/** The link component for the kit's parts: `link={PageLink}`. */
export function PageLink({ href, ...rest }: AnchorProps) {
  // The kit has addresses as text, so the browser tests find a wrong one. No prefetching: a home page has sixty links,
  // and our visitors pay for each kilobyte.
  return <Link href={href as Route} prefetch={false} {...rest} />;
}
