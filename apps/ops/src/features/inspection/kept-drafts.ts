import type { OrderId } from '@suki/domain/ids/id';
import type { Drafts } from './inspection-form.view-model.ts';
import { draftsOf } from './read-drafts.ts';

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores the verdicts of one inspector on one item. Stations are shared: the next inspector of the item starts with an
 * empty form, because two who agree must both have looked (`E60a`, `E60b`), and the first one finds their own verdicts
 * again.
 */
export function keptDrafts(storage: Drawer, inspector: string, orderId: OrderId) {
  const key = `inspection-${inspector}-${orderId}`;
  return {
    read: (): Drafts => draftsOf(storage.getItem(key)),
    keep: (drafts: Drafts): void => storage.setItem(key, JSON.stringify(drafts)),
    forget: (): void => storage.removeItem(key),
  };
}
