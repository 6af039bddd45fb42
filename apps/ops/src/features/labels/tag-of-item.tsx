import type { Order } from '@suki/sdk/types';
import { ItemTag } from './item-tag.tsx';
import { labelTexts as words } from './labels.texts.ts';
import { PrintButton } from './print-button.tsx';

/** Prints the tag of an item in the warehouse. */
export function TagOfItem({ order }: { readonly order: Order }) {
  return (
    <PrintButton label={words.printTagOf(order.orderNumber)} paper={<ItemTag order={order} />}>
      {words.printTag}
    </PrintButton>
  );
}
