'use client';
import { unreadTotal } from '@suki/sdk/client-state';
import { useLiveUpdates } from '@suki/sdk/hooks/events';
import { useTradeCounts } from '@suki/sdk/hooks/turns';
import { useUser } from '@suki/sdk/hooks/users';
import { useEffect } from 'react';
import { suggestRegion } from '../../region/region-store.ts';
import { useSession } from '../../session/use-session.ts';
import { setViewer } from '../../session/viewer-store.ts';

/** Listens for changes and keeps the shell's facts about the person. Loaded once there is a session to listen for. */
export default function LiveUpdates() {
  const session = useSession();
  const isRegistered = session.status === 'registered';
  useLiveUpdates('uid' in session ? session.uid : null);
  const { user } = useUser({ isPaused: !isRegistered });
  const { data: counts } = useTradeCounts({ isPaused: !isRegistered });
  const turnCount = counts === null ? 0 : counts.yourTurn.buyer + counts.yourTurn.seller;
  useEffect(() => {
    setViewer(isRegistered && user !== null ? { name: user.name, unreadCount: unreadTotal(user), turnCount } : null);
    if (isRegistered) {
      suggestRegion(user?.region ?? null);
    }
  }, [isRegistered, user, turnCount]);
  return null;
}
