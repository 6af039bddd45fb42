import type { OrderStatus } from '@suki/domain/trade/facts/statuses';

const inWarehouse: readonly OrderStatus[] = [
  'platform_received',
  'under_inspection',
  'pending_buyer_confirmation',
  'platform_to_ship',
];

/** Returns true while the item lies here and carries a tag. */
export function isInWarehouse(status: OrderStatus): boolean {
  return inWarehouse.includes(status);
}
