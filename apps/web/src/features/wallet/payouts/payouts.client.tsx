'use client';
import type { usePayouts } from '@suki/sdk/hooks/payouts';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { LoadFailed } from '../../../shell/load-failed.client.tsx';
import { ShowMore } from '../../../shell/show-more.client.tsx';
import { EmptyNote } from '../empty-note.tsx';
import { PayoutRow } from './payout-row.client.tsx';
import { payoutTexts } from './payouts.texts.ts';

export type PayoutsProps = {
  /** Held by the screen: transactions lead to their payouts. */
  readonly list: ReturnType<typeof usePayouts>;
};

/** What was withdrawn, newest first. */
export function Payouts({ list }: PayoutsProps) {
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return <EmptyNote title={payoutTexts.emptyTitle}>{payoutTexts.empty}</EmptyNote>;
  }
  return (
    <Stack space={4}>
      <Rows label={payoutTexts.listTitle}>
        {list.items.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </Rows>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}
