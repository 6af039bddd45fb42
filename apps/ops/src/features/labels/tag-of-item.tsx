import type { Order } from '@suki/sdk/types';
import { ItemTag } from './item-tag.tsx';
import { PrintButton } from './print-button.tsx';

/** Prints the tag of an item in the warehouse. */
export function TagOfItem({ order }: { readonly order: Order }) {
  return (
    <PrintButton label={`Print the tag of ${order.orderNumber}`} paper={<ItemTag order={order} />}>
      Print the tag
    </PrintButton>
  );
}
