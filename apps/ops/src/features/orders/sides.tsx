import type { Address, Order } from '@suki/sdk/types';
import { Receipt } from '@suki/ui/Receipt/Receipt';
import { Section } from '@suki/ui/Section/Section';
import { Text } from '@suki/ui/Text/Text';
import { buyerLines, sellerLines } from './money.view-model.ts';

/** What buyer and seller see of the money, each beside the other: support answers both. */
export function BothSides({ order }: { readonly order: Order }) {
  return (
    <>
      <Section title="Buyer">
        {order.buyerAddress !== null && <AddressLines address={order.buyerAddress} />}
        <Receipt lines={buyerLines(order)} />
      </Section>
      <Section title="Seller">
        {order.askRegion !== null && <Text>Sends from {order.askRegion}</Text>}
        <Receipt lines={sellerLines(order)} />
      </Section>
    </>
  );
}

function AddressLines({ address }: { readonly address: Address }) {
  return (
    <Text as="div" numeric>
      {address.recipient}, {address.phoneNumber}
      <br />
      {address.street}, {address.place} {address.postalCode}
    </Text>
  );
}
