import type { OrderId } from '@suki/domain/ids/id';
import { useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import type { Drafts } from './inspection-form.view-model.ts';
import { keptDrafts } from './kept-drafts.ts';

type KeptDrafts = {
  readonly drafts: Drafts;
  readonly setDrafts: (change: (current: Drafts) => Drafts) => void;
  readonly forget: () => void;
};

/** The verdicts of the signed-in inspector. They survive a reload of the tab, because an inspection takes minutes. */
export function useDrafts(orderId: OrderId): KeptDrafts {
  const session = useSession();
  const kept = keptDrafts(sessionStorage, session.state === 'signed-in' ? session.email : '', orderId);
  const [drafts, setDrafts] = useState(kept.read);
  return {
    drafts,
    setDrafts: (change) => {
      const changed = change(drafts);
      kept.keep(changed);
      setDrafts(changed);
    },
    forget: kept.forget,
  };
}
