'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { useEffect } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { useFirstInterest } from '../../../shell/live/first-interest.ts';
import { noteSeen, remembersItems } from './footprint-choice.ts';

/** Notes that somebody looked at an item, once they do something there. Nothing depends on it: a failure is silent. */
export function Footprint({ itemId }: { readonly itemId: ItemId }) {
  const session = useSession();
  const isInterested = useFirstInterest();
  const uid = 'uid' in session ? session.uid : null;
  useEffect(() => {
    if (uid !== null && isInterested && remembersItems()) {
      import('@suki/sdk/calls/kept')
        .then(({ addFootprint }) => addFootprint({ itemId }))
        .then(() => noteSeen(uid))
        .catch(() => undefined);
    }
  }, [uid, isInterested, itemId]);
  return null;
}
