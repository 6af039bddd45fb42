import type { OrderId } from '@suki/domain/ids/id';
import { type Drafts, draftsOf } from './inspection-form.view-model.ts';

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Where the verdicts of one inspector on one item are kept. Stations are shared: the next inspector of the same item finds it empty, for two who agree
 * must each have looked (lifecycle, E60a, E60b), and the first one finds their own again.
 */
export function keptDrafts(storage: Drawer, inspector: string, orderId: OrderId) {
  const key = `inspection-${inspector}-${orderId}`;
  return {
    read: (): Drafts => draftsOf(storage.getItem(key)),
    keep: (drafts: Drafts): void => storage.setItem(key, JSON.stringify(drafts)),
    forget: (): void => storage.removeItem(key),
  };
}
