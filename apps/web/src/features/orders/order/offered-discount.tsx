import type { Order } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { offeredDiscount } from './offered-discount.view-model.ts';

/** The seller's offer while the buyer thinks about it. */
export function OfferedDiscount({ order }: { readonly order: Order }) {
  const offered = offeredDiscount(order);
  return offered === null ? null : (
    <Section title={offered.title} first>
      <Receipt lines={offered.lines} />
    </Section>
  );
}
