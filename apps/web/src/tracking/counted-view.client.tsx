'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { useEffect } from 'react';
import { useFirstInterest } from '../shell/live/first-interest.ts';
import { noteItemEvent } from './item-events.client.ts';

/** Counts a look at an item once somebody does something there, if they allowed it. Draws nothing. */
export function CountedView({ itemId }: { readonly itemId: ItemId }) {
  const isInterested = useFirstInterest();
  useEffect(() => {
    if (isInterested) noteItemEvent({ type: 'view', itemId });
  }, [isInterested, itemId]);
  return null;
}
