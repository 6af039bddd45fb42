'use client';
import { useTurns } from '@suki/sdk/hooks/turns';
import { Button } from '@suki/ui/foundations/Button/Button';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useToday } from '../../shell/clock/browser-clock.ts';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../shell/page/list-skeleton.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { AskRow } from '../asks/ask-row.tsx';
import { BidRow } from '../bids/bid-row.tsx';
import { OrderRow } from '../orders/list/order-row.tsx';
import { turnsByUrgency } from '../orders/list/turns.view-model.ts';
import { orderTexts } from '../orders/orders.texts.ts';

/** Everything that waits for the person, as buyer and as seller, the nearest deadline first. */
export function YourTurn() {
  const { data, error, isLoading, reload } = useTurns();
  const today = useToday();
  if (data === null) {
    return isLoading || error === null ? <ListSkeleton /> : <LoadFailed error={error} onRetry={reload} />;
  }
  const turns = turnsByUrgency(data);
  if (turns.length === 0) {
    const [title, text] = orderTexts.noTurn;
    return (
      <EmptyState
        title={title}
        action={
          <Button href={paths.home} link={PageLink} tone="ink">
            {orderTexts.shop}
          </Button>
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <Rows label={orderTexts.views(0).your_turn}>
      {turns.map((turn) => {
        switch (turn.kind) {
          case 'order':
            return <OrderRow key={turn.id} order={turn.order} today={today} />;
          case 'ask':
            return <AskRow key={turn.id} ask={turn.ask} />;
          case 'bid':
            return <BidRow key={turn.id} bid={turn.bid} />;
          default:
            return turn satisfies never;
        }
      })}
    </Rows>
  );
}
