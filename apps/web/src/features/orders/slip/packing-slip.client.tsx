'use client';
import type { OrderId } from '@suki/domain/ids/id';
import { useOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { FactList } from '@suki/ui/lists/FactList/FactList';
import { Qr } from '@suki/ui/lists/Qr/Qr';
import { FigureLine } from '@suki/ui/market/FigureLine/FigureLine';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { PageFrame } from '../../../shell/page/page-frame.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { orderPath } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { PrintButton } from '../../../shell/share/print-button.client.tsx';
import { OrderSkeleton } from '../order/order-skeleton.tsx';
import * as styles from './slip.css.ts';
import { slipTexts as texts } from './slip.texts.ts';
import { type Slip, slipOf } from './slip.view-model.ts';

/** The paper that a seller puts into the box: the warehouse scans it in place of reading out a number. */
export function PackingSlip({ orderId }: { readonly orderId: OrderId }) {
  return (
    <RegisteredOnly fallback={<OrderSkeleton />}>
      <Loaded orderId={orderId} />
    </RegisteredOnly>
  );
}

function Loaded({ orderId }: { readonly orderId: OrderId }) {
  const { data, error, reload } = useOrder(orderId);
  if (data !== null) {
    return (
      <PageFrame>
        <Paper order={data} />
      </PageFrame>
    );
  }
  return error === null ? (
    <OrderSkeleton />
  ) : (
    <PageFrame>
      <LoadFailed level={1} error={error} onRetry={reload} />
    </PageFrame>
  );
}

function Paper({ order }: { readonly order: Order }) {
  const slip = slipOf(order);
  const back = (
    <Button href={orderPath(order.id)} link={PageLink}>
      {texts.back}
    </Button>
  );
  if (slip === null) {
    return (
      <EmptyState level={1} title={texts.noneTitle} action={back}>
        {texts.none}
      </EmptyState>
    );
  }
  return (
    <Stack space={4}>
      <div className={styles.screenOnly}>
        <Stack space={4}>
          <Heading level={1}>{texts.title}</Heading>
          <Text measure>{texts.lead}</Text>
          <Inline space={3}>
            <PrintButton>{texts.print}</PrintButton>
            {back}
          </Inline>
        </Stack>
      </div>
      <Sheet slip={slip} />
    </Stack>
  );
}

function Sheet({ slip: { number, facts } }: { readonly slip: Slip }) {
  return (
    <section aria-label={texts.sheet(number)} className={styles.sheet}>
      <div className={styles.head}>
        <Qr text={number} label={texts.qr(number)} />
        <div>
          <Text size="label" tone="soft">
            {texts.number}
          </Text>
          <FigureLine size="figure">{number}</FigureLine>
        </div>
      </div>
      <FactList facts={facts} />
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
