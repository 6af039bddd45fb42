import type { Address, Order } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { buyerLines, sellerLines } from './money.view-model.ts';
import { regionText } from './order-words.view-model.ts';

/** The money as the buyer and the seller see it, side by side: support answers both. */
export function BothSides({ order }: { readonly order: Order }) {
  return (
    <>
      <Section title="Buyer">
        <Stack space={3}>
          {order.buyerAddress !== null && <AddressLines address={order.buyerAddress} />}
          <Receipt lines={buyerLines(order)} />
        </Stack>
      </Section>
      <Section title="Seller">
        <Stack space={3}>
          {order.askRegion !== null && <Text>Sends from {regionText(order.askRegion)}</Text>}
          <Receipt lines={sellerLines(order)} />
        </Stack>
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
