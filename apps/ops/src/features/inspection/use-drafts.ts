import type { OrderId } from '@suki/domain/ids/id';
import { useState } from 'react';
import { type Drafts, draftsOf } from './inspection-form.view-model.ts';

type KeptDrafts = {
  readonly drafts: Drafts;
  readonly setDrafts: (change: (current: Drafts) => Drafts) => void;
  readonly forget: () => void;
};

/** The verdicts given so far. They outlive a reload of this tab, for an inspection takes minutes. */
export function useDrafts(orderId: OrderId): KeptDrafts {
  const key = `inspection-${orderId}`;
  const [drafts, setDrafts] = useState(() => draftsOf(sessionStorage.getItem(key)));
  return {
    drafts,
    setDrafts: (change) => {
      const changed = change(drafts);
      sessionStorage.setItem(key, JSON.stringify(changed));
      setDrafts(changed);
    },
    forget: () => sessionStorage.removeItem(key),
  };
}
