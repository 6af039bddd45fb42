import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { formatMoney } from '@suki/domain/money/format-money';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import { formatMoment } from '@suki/domain/time/format-moment';
import { useAsksOfPerson, useBidsOfPerson, useOrdersOfPerson } from '@suki/sdk/hooks/staff/people';
import type { BidSummary, OrderSummary, Person, PersonAsk } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { orderPath } from '../../shell/paths.ts';
import { AskSteps } from './ask-steps.tsx';
import { BidSteps } from './bid-steps.tsx';

type Props = { readonly person: Person; readonly maySet: boolean };

/** Everything that the person sells and buys, newest first, with the steps of support. */
export function TradesOfPerson({ person, maySet }: Props) {
  return (
    <>
      <Section title="Asks">
        <PagedRows
          list={useAsksOfPerson(person.id)}
          loadingLabel="Loading the asks"
          empty="No asks."
          row={(ask) => <AskRow key={ask.id} ask={ask} person={person} maySet={maySet} />}
        />
      </Section>
      <Section title="Bids">
        <PagedRows
          list={useBidsOfPerson(person.id)}
          loadingLabel="Loading the bids"
          empty="No bids."
          row={(bid) => <BidRow key={bid.id} bid={bid} person={person} maySet={maySet} />}
        />
      </Section>
      <Section title="Orders as the buyer">
        <PagedRows
          list={useOrdersOfPerson(person.id, 'buyer')}
          loadingLabel="Loading the orders"
          empty="No orders."
          row={(order) => <OrderRow key={order.id} order={order} />}
        />
      </Section>
      <Section title="Orders as the seller">
        <PagedRows
          list={useOrdersOfPerson(person.id, 'seller')}
          loadingLabel="Loading the orders"
          empty="No orders."
          row={(order) => <OrderRow key={order.id} order={order} />}
        />
      </Section>
    </>
  );
}

type LineProps = {
  readonly trade: Pick<OrderSummary, 'item' | 'sku' | 'price' | 'createdAt'> & { readonly id: string };
  readonly status: string;
};

function Line({ trade: { id, item, sku, price, createdAt }, status }: LineProps) {
  return (
    <>
      <Text weight="bold">
        {item.name}, {sizeLabel(sku.sizes)}
      </Text>
      <Text>{status}</Text>
      <Text size="label" tone="soft" numeric>
        {formatMoney(price)}, {formatMoment(new Date(createdAt))}, {id}
      </Text>
    </>
  );
}

function AskRow({ ask, person, maySet }: Props & { readonly ask: PersonAsk }) {
  const status = ask.closure === null ? statusesEn[`ask.${ask.status}`] : statusesEn[`closed.${ask.closure.detail}`];
  return (
    <Row below={maySet ? <AskSteps ask={ask} person={person} /> : undefined}>
      <Line trade={ask} status={status} />
      {ask.orderId !== null && <OpenOrder id={ask.orderId} />}
    </Row>
  );
}

function BidRow({ bid, person, maySet }: Props & { readonly bid: BidSummary }) {
  return (
    <Row below={maySet ? <BidSteps bid={bid} person={person} /> : undefined}>
      <Line trade={{ ...bid, price: bid.proposedPrice }} status={statusesEn[`bid.${bid.bidStatus}`]} />
      {bid.orderId !== null && <OpenOrder id={bid.orderId} />}
    </Row>
  );
}

function OrderRow({ order }: { readonly order: OrderSummary }) {
  return (
    <Row>
      <Line trade={order} status={statusesEn[`order.operator.${order.status}`]} />
      <OpenOrder id={order.id} />
    </Row>
  );
}

function OpenOrder({ id }: { readonly id: string }) {
  return (
    <TextLink href={orderPath(id)} link={OpsLink} aria-label={`Open the order ${id}`}>
      Open the order
    </TextLink>
  );
}
