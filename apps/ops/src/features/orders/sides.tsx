import type { Address, Order, OrderPerson } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { OpsLink } from '../../shell/ops-link.tsx';
import { personPath } from '../../shell/paths.ts';
import { buyerLines, sellerLines } from './money.view-model.ts';
import { regionText } from './order-words.view-model.ts';
import { sideTexts as words } from './orders.texts.ts';

function partsOf(order: Order) {
  const { buyerAddress, askRegion, people } = order;
  const money = { buyer: buyerLines(order), seller: sellerLines(order) };
  return {
    money,
    seesBuyer: buyerAddress !== null || people != null || money.buyer.length > 0,
    seesSeller: askRegion !== null || people != null || money.seller.length > 0,
  };
}

/** True when the viewer's roles see anything of a side. */
export function seesSides(order: Order): boolean {
  const { seesBuyer, seesSeller } = partsOf(order);
  return seesBuyer || seesSeller;
}

/** Both sides as far as the viewer's roles see them: contacts, label, money. An inspector sees neither. */
export function BothSides({ order }: { readonly order: Order }) {
  const { buyerAddress, askRegion, people } = order;
  const { money, seesBuyer, seesSeller } = partsOf(order);
  return (
    <>
      {seesBuyer && (
        <Section title={words.buyer}>
          <Stack space={3}>
            {people != null && <Contact person={people.buyer} side="buyer" />}
            {buyerAddress !== null && <AddressLines address={buyerAddress} />}
            {money.buyer.length > 0 && <Receipt lines={money.buyer} />}
          </Stack>
        </Section>
      )}
      {seesSeller && (
        <Section title={words.seller}>
          <Stack space={3}>
            {people != null && <Contact person={people.seller} side="seller" />}
            {askRegion !== null && <Text>{words.sendsFrom(regionText(askRegion))}</Text>}
            {money.seller.length > 0 && <Receipt lines={money.seller} />}
          </Stack>
        </Section>
      )}
    </>
  );
}

function Contact({ person, side }: { readonly person: OrderPerson; readonly side: 'buyer' | 'seller' }) {
  const name = person.name ?? words.noName;
  return (
    <Text as="div" numeric>
      <TextLink href={personPath(person.id)} link={OpsLink} aria-label={words.contact[side](name)}>
        {name}
      </TextLink>
      <br />
      {[person.email, person.phoneNumber].filter((part) => part !== null).join(', ')}
    </Text>
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
