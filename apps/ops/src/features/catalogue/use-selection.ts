import { useState } from 'react';

export type Selection = {
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
};

/** The rows of a list that a person has chosen for one change. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}
