'use client';
import type { AnchorProps } from '@suki/ui/link';
import type { Route } from 'next';
import Link from 'next/link';

/** The link of a filter or an order: it changes the search and keeps the place on the page. */
export function FacetLink({ href, ...rest }: AnchorProps) {
  return <Link href={href as Route} prefetch={false} scroll={false} {...rest} />;
}
