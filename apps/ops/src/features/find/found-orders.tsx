import { useFoundOrders } from '@suki/sdk/hooks/staff/orders';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../../shell/failure.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { orderPath, personPath } from '../../shell/paths.ts';
import { contactLine, nameOf } from '../people/person.view-model.ts';
import { OrderRow } from '../work-list/order-row.tsx';
import { findTexts as words } from './find-order.texts.ts';
import { nothingFound, orderToOpen } from './find-order.view-model.ts';

/**
 * The people and orders of a search, people first: they say whose orders these are. A single order is opened in place
 * of its list.
 */
export function FoundOrders({ text }: { readonly text: string }) {
  const { data, error, reload } = useFoundOrders(text);
  const [, navigate] = useLocation();
  const only = data === null ? null : orderToOpen(data);
  useEffect(() => {
    // In place of the search: "back" leads to the page before it, and not into the same order again.
    if (only !== null) navigate(orderPath(only), { replace: true });
  }, [only, navigate]);

  if (data === null || only !== null) {
    return error === null ? <LoadingRows label={words.searching} /> : <Failure error={error} retry={reload} />;
  }
  const { items, people, hasMore, isMistyped } = data;
  if (items.length === 0 && people.length === 0) {
    return (
      <Text role="alert" measure>
        {nothingFound(text, isMistyped)}
      </Text>
    );
  }
  return (
    <Stack space={5}>
      {people.length > 0 && (
        <Section title={words.peopleFor(text)} first>
          <Rows label={words.peopleFor(text)}>
            {people.map((person) => (
              <Row key={person.id}>
                <TextLink href={personPath(person.id)} link={OpsLink}>
                  {nameOf(person)}
                </TextLink>
                <Text size="label" tone="soft" numeric>
                  {contactLine(person)}
                </Text>
              </Row>
            ))}
          </Rows>
        </Section>
      )}
      {items.length > 0 && (
        <Section title={words.ordersFor(text)} first={people.length === 0}>
          <Rows label={words.ordersFor(text)}>
            {items.map((order) => (
              <OrderRow key={order.id} order={order} showsStatus />
            ))}
          </Rows>
        </Section>
      )}
      {hasMore && <Text tone="soft">{words.more}</Text>}
    </Stack>
  );
}
