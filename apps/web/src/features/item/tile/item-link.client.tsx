'use client';
import type { AnchorProps } from '@suki/ui/link';
import type { Route } from 'next';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { SyntheticEvent } from 'react';
import { fetchAhead } from './fetch-ahead.client.ts';

/**
 * The link of an item's card. Page and first picture are fetched when somebody is about to press it: a finger or a
 * pointer on the card, or the focus (ADR 0124).
 */
export function ItemLink({ href, ...rest }: AnchorProps) {
  const router = useRouter();
  const prepare = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    fetchAhead(currentTarget, () => router.prefetch(href as Route));
  return (
    <Link
      href={href as Route}
      prefetch={false}
      onMouseEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      {...rest}
    />
  );
}
