import { formatArrival } from '@suki/domain/delivery/format-arrival';
import { readablePhone } from '@suki/domain/texts/readable-phone';
import { isIncomePosted, isMoneyHeld } from '@suki/domain/trade/facts/whereabouts';
import type { Address, Order } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { ArrivalDates } from '@suki/ui/market/ArrivalDates/ArrivalDates';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import type { ReactNode } from 'react';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { askPath, paths } from '../../../shell/paths.ts';
import { moment } from '../../../shell/when.ts';
import { addressLine } from '../../account/addresses/address-form.view-model.ts';
import { History } from '../../trade/history.tsx';
import { TradeItem } from '../../trade/trade-item.tsx';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { orderTexts } from '../orders.texts.ts';
import { BidOfOrder } from './bid-of-order.client.tsx';
import { isFromBid } from './bid-of-order.view-model.ts';
import { ChangeBuyerAddress } from './change-buyer-address.client.tsx';
import { sideOf } from './order-head.view-model.ts';
import { buyerMoney, isInWallet, sellerMoney } from './order-money.view-model.ts';
import { OrderTracking } from './order-tracking.tsx';

export type OrderAsideProps = {
  readonly order: Order;
  /** Shown at the end of the column on phones, where it ends the page. */
  readonly end: ReactNode;
};

export function OrderAside({ order, end }: OrderAsideProps) {
  const skuWords = useSkuWords();
  const side = sideOf(order.role);
  return (
    <>
      <Stack space={4}>
        <Show on="phone">
          <TradeItem item={order.item} detail={skuWords(order.sku, order.lane)} />
        </Show>
        <Section title={orderTexts.money} first>
          <Stack space={3}>
            <Text size="label" tone="soft" numeric>
              {orderTexts.number(order.orderNumber)}
            </Text>
            <Receipt lines={side === 'buyer' ? buyerMoney(order) : sellerMoney(order)} />
            {side === 'buyer' && isMoneyHeld(order.status) && (
              <Text size="label" tone="soft">
                {orderTexts.held}
              </Text>
            )}
            {side === 'seller' && isIncomePosted(order.status) && (
              <TextLink href={paths.wallet} link={PageLink} size="label">
                {orderTexts.wallet}
              </TextLink>
            )}
            {side === 'buyer' && isInWallet(order) && (
              <TextLink href={paths.wallet} link={PageLink} size="label">
                {orderTexts.wallet}
              </TextLink>
            )}
            {order.askId !== null && (
              <TextLink href={askPath(order.askId)} link={PageLink} size="label">
                {orderTexts.asks}
              </TextLink>
            )}
            {side === 'buyer' && isFromBid(order) && <BidOfOrder order={order} />}
            {side === 'buyer' && <Arrival order={order} />}
          </Stack>
        </Section>
      </Stack>
      <OrderTracking trackings={order.trackings} side={side} />
      {order.buyerAddress !== null && <GoesTo order={order} address={order.buyerAddress} />}
      <Show on="phone">
        <History history={order.history} />
        {end}
      </Show>
    </>
  );
}

function Arrival({ order }: { readonly order: Order }) {
  if (order.deliveryAt !== null) {
    return <ArrivalDates label={orderTexts.delivered} dates={moment(order.deliveryAt)} />;
  }
  const isOver = order.status === 'transaction_closed' || order.status === 'transaction_successful';
  // While an obstacle stands, the arrival is unknown.
  return order.arrival === null || isOver || order.next.obstacle !== null ? null : (
    <ArrivalDates label={orderTexts.arrives} dates={formatArrival(order.arrival)} />
  );
}

function GoesTo({ order, address }: { readonly order: Order; readonly address: Address }) {
  return (
    <Section title={orderTexts.addressTitle}>
      <Text weight="bold">{address.recipient}</Text>
      <Text>{addressLine(address)}</Text>
      <Text size="label" tone="soft" numeric>
        {readablePhone(address.phoneNumber)}
      </Text>
      <ChangeBuyerAddress order={order} />
    </Section>
  );
}
