'use client';
import type { usePayouts } from '@suki/sdk/hooks/payouts';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { EmptyNote } from '../empty-note.tsx';
import { PayoutRow } from './payout-row.client.tsx';
import { payoutTexts } from './payouts.texts.ts';

export type PayoutsProps = {
  /** The caller keeps the list, because transactions link to their payouts. */
  readonly list: ReturnType<typeof usePayouts>;
};

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
