'use client';
import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';

type FacetLinkProps = {
  readonly href: string;
  readonly className: string;
  readonly isChosen?: boolean | undefined;
  readonly isCurrent?: boolean | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A link that changes the search and keeps the place on the page. Search engines are asked not to follow it: filters
 * make more addresses than there are items.
 */
export function FacetLink({ href, className, isChosen = false, isCurrent = false, label, children }: FacetLinkProps) {
  return (
    <Link
      href={href as Route}
      prefetch={false}
      scroll={false}
      rel="nofollow"
      className={className}
      aria-label={label}
      aria-current={isCurrent || isChosen ? 'true' : undefined}
      data-chosen={isChosen ? '' : undefined}
    >
      {children}
    </Link>
  );
}
