'use client';
import type { Bid } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { bidTexts } from './bids.texts.ts';
import { CancelBid } from './end-bid.client.tsx';

export type ChangeBidProps = {
  readonly bid: Bid;
  readonly onEdit: () => void;
  /** True after the form was closed: the form had replaced the whole page, so the focus has to be set. */
  readonly isBack: boolean;
};

export function ChangeBid({ bid, onEdit, isBack }: ChangeBidProps) {
  return (
    <Inline space={3}>
      {bid.next.actions.includes('edit_bid') && (
        <Button tone="ink" onClick={onEdit} autoFocus={isBack}>
          {bidTexts.edit.open}
        </Button>
      )}
      <CancelBid bid={bid} />
    </Inline>
  );
}
