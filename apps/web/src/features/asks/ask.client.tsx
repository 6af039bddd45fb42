'use client';
import type { AskId } from '@suki/domain/ids/id';
import { useAsk } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { ShopTabBar } from '../../shell/navigation/shop-tab-bar.client.tsx';
import { PageEnd } from '../../shell/page/page-end.tsx';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { asksPath, orderPath, ordersPath } from '../../shell/paths.ts';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx';
import { askAction } from './ask.view-model.ts';
import { AskLayout } from './ask-layout.tsx';
import { askTexts } from './asks.texts.ts';
import { ChangeAsk } from './change-ask.client.tsx';
import { EndAsk } from './end-ask.client.tsx';
import { NextSteps } from './next-steps.tsx';
import { NudgeOfAsk } from './nudge-of-ask.client.tsx';
import { PayDeposit } from './pay-deposit.client.tsx';

export function AskScreen({ askId }: { readonly askId: AskId }) {
  return (
    <RegisteredOnly fallback={<OrderSkeleton />}>
      <Loaded askId={askId} />
    </RegisteredOnly>
  );
}

function Loaded({ askId }: { readonly askId: AskId }) {
  const { data, error, reload } = useAsk(askId);
  if (data !== null) {
    return <WithAction ask={data} onAsk={reload} />;
  }
  if (error === null) {
    return <OrderSkeleton />;
  }
  return (
    <PageFrame>
      <LoadFailed level={1} error={error} onRetry={reload} elsewhere={{ href: asksPath(), label: askTexts.title }} />
      <ShopTabBar />
    </PageFrame>
  );
}

function WithAction({ ask, onAsk }: { readonly ask: Ask; readonly onAsk: () => Promise<void> }) {
  const action = askAction(ask);
  switch (action) {
    case 'pay':
      return <PayDeposit ask={ask} onAsk={onAsk} />;
    case 'order':
      return <Sold ask={ask} />;
    case 'none':
      return <AskLayout ask={ask} panel={<Waits ask={ask} />} bar={<ShopTabBar />} />;
    default:
      return action satisfies never;
  }
}

/** No action is required: a listed ask can be changed, any other can be nudged or ended. */
function Waits({ ask }: { readonly ask: Ask }) {
  if (ask.status === 'listed') {
    return (
      <>
        <ChangeAsk ask={ask} />
        <NextSteps />
      </>
    );
  }
  return (
    <PageEnd>
      <NudgeOfAsk ask={ask} />
      <EndAsk ask={ask} />
    </PageEnd>
  );
}

/** A buyer is involved: every action is on the order's page. */
function Sold({ ask }: { readonly ask: Ask }) {
  const isYourTurn = ask.next.nextActor === 'seller';
  const button = (
    <Button
      href={ask.orderId === null ? ordersPath({ role: 'seller' }) : orderPath(ask.orderId)}
      link={PageLink}
      tone={isYourTurn ? 'main' : 'ink'}
      wide
    >
      {askTexts.order.go}
    </Button>
  );
  return (
    <AskLayout
      ask={ask}
      panel={
        <Stack space={5}>
          <Show on="desk">{button}</Show>
          <NudgeOfAsk ask={ask} />
          <EndAsk ask={ask} />
        </Stack>
      }
      bar={<StickyBar label={askTexts.order.bar}>{button}</StickyBar>}
    />
  );
}
