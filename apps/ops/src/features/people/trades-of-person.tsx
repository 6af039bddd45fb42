import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { formatMoney } from '@suki/domain/money/format-money';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import { formatMoment } from '@suki/domain/time/format-moment';
import { useAsksOfPerson, useBidsOfPerson, useOrdersOfPerson } from '@suki/sdk/hooks/staff/people';
import type { BidSummary, OrderSummary, Person, PersonAsk } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import type { ReactNode } from 'react';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { orderPath } from '../../shell/paths.ts';
import { AskSteps } from './ask-steps.tsx';
import { BidSteps } from './bid-steps.tsx';
import { tradesTexts as words } from './trades.texts.ts';

type Props = { readonly person: Person; readonly maySet: boolean };

/** Everything that the person sells and buys, newest first, with the steps of support. */
export function TradesOfPerson({ person, maySet }: Props) {
  return (
    <>
      <TwoColumns>
        <Section title={words.asks}>
          <PagedRows
            list={useAsksOfPerson(person.id)}
            loadingLabel={words.loadingAsks}
            empty={words.noAsks}
            row={(ask) => <AskRow key={ask.id} ask={ask} person={person} maySet={maySet} />}
          />
        </Section>
        <Section title={words.bids}>
          <PagedRows
            list={useBidsOfPerson(person.id)}
            loadingLabel={words.loadingBids}
            empty={words.noBids}
            row={(bid) => <BidRow key={bid.id} bid={bid} person={person} maySet={maySet} />}
          />
        </Section>
      </TwoColumns>
      <TwoColumns>
        <Section title={words.sold}>
          <PagedRows
            list={useOrdersOfPerson(person.id, 'seller')}
            loadingLabel={words.loadingOrders}
            empty={words.noOrders}
            row={(order) => <OrderRow key={order.id} order={order} />}
          />
        </Section>
        <Section title={words.bought}>
          <PagedRows
            list={useOrdersOfPerson(person.id, 'buyer')}
            loadingLabel={words.loadingOrders}
            empty={words.noOrders}
            row={(order) => <OrderRow key={order.id} order={order} />}
          />
        </Section>
      </TwoColumns>
    </>
  );
}

type Trade = Pick<OrderSummary, 'item' | 'sku' | 'price' | 'createdAt'>;
type TradeRowProps = {
  readonly trade: Trade;
  readonly status: string;
  /** The order that the trade is or led to. */
  readonly orderId: string | null;
  /** Of a trade that is an order. */
  readonly orderNumber?: string | null;
  readonly below?: ReactNode;
};

/** One trade: its item, which leads to the order where there is one, status, day and price. */
function TradeRow({
  trade: { item, sku, price, createdAt },
  status,
  orderId,
  orderNumber = null,
  below,
}: TradeRowProps) {
  const name = `${item.name}, ${sizeLabel(sku.sizes)}`;
  const moment = formatMoment(new Date(createdAt));
  return (
    <Row align="baseline" end={<PriceTag>{formatMoney(price)}</PriceTag>} below={below}>
      {orderId === null ? (
        <Text weight="bold">{name}</Text>
      ) : (
        <TextLink href={orderPath(orderId)} link={OpsLink} aria-label={words.openOrder(name)}>
          {name}
        </TextLink>
      )}
      <Text>{status}</Text>
      <Text size="label" tone="soft" numeric>
        {[orderNumber, moment].filter((part) => part !== null).join(', ')}
      </Text>
    </Row>
  );
}

function AskRow({ ask, person, maySet }: Props & { readonly ask: PersonAsk }) {
  const status = ask.closure === null ? statusesEn[`ask.${ask.status}`] : statusesEn[`closed.${ask.closure.detail}`];
  return (
    <TradeRow
      trade={ask}
      status={status}
      orderId={ask.orderId}
      below={maySet ? <AskSteps ask={ask} person={person} /> : undefined}
    />
  );
}

function BidRow({ bid, person, maySet }: Props & { readonly bid: BidSummary }) {
  return (
    <TradeRow
      trade={{ ...bid, price: bid.proposedPrice }}
      status={statusesEn[`bid.${bid.bidStatus}`]}
      orderId={bid.orderId}
      below={maySet ? <BidSteps bid={bid} person={person} /> : undefined}
    />
  );
}

function OrderRow({ order }: { readonly order: OrderSummary }) {
  return (
    <TradeRow
      trade={order}
      status={statusesEn[`order.operator.${order.status}`]}
      orderId={order.id}
      orderNumber={order.orderNumber}
    />
  );
}
