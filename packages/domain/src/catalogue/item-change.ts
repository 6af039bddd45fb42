import type { Category } from './categories.ts';
import type { ItemStatus } from './item-status.ts';

/** The facts of an item by which a change of it is judged. */
export type ItemStanding = {
  readonly status: ItemStatus;
  readonly category: Category;
  readonly sizeCount: number;
  /** True while an ask or bid of it is live or an order of it goes on. */
  readonly isTraded: boolean;
};

/** The parts of a change that a rule looks at; an absent part stays as it is. */
export type JudgedChange = { readonly status?: ItemStatus | undefined; readonly category?: Category | undefined };

/** Why an item stays as it is. */
export const itemChangeRefusals = ['in_trade', 'no_size', 'code_taken', 'changed_meanwhile', 'not_found'] as const;
export type ItemChangeRefusal = (typeof itemChangeRefusals)[number];

/**
 * Returns why an item cannot be changed so; null when it can.
 * - `in_trade`: the category decides fees, checklist and sizes of trades, so it stays while one goes on.
 * - `no_size`: an item without a size has no book, so nobody could trade it.
 */
export function refuseItemChange(
  item: ItemStanding,
  { status, category }: JudgedChange,
): Extract<ItemChangeRefusal, 'in_trade' | 'no_size'> | null {
  if (category !== undefined && category !== item.category && item.isTraded) return 'in_trade';
  if (status === 'listed' && item.sizeCount === 0) return 'no_size';
  return null;
}
