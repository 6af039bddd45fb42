'use client';
import type { AnchorProps } from '@suki/ui/link';
import type { Route } from 'next';
import Link from 'next/link';

/** The kit's links, led by the router. Pass it as `link={PageLink}`. */
export function PageLink({ href, ...rest }: AnchorProps) {
  // The kit knows addresses as text; a wrong one is found by the browser tests. Nothing is fetched ahead: a home page has sixty
  // links, and our visitors pay for each kilobyte.
  return <Link href={href as Route} prefetch={false} {...rest} />;
}
