'use client';
import { defaultBidExpiryDays, type ExpiryDays } from '@suki/domain/config/limits';
import { inPesos } from '@suki/domain/money/in-pesos';
import { useEditBid } from '@suki/sdk/hooks/bids';
import { useSkuBook } from '@suki/sdk/hooks/catalogue';
import type { Bid } from '@suki/sdk/types';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { bidPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { expiryDaysOf, expiryOptions } from '../sell/payout.view-model.ts';
import { PriceField } from '../trade/price-field.client.tsx';
import { BidFailure } from './bid-failure.tsx';
import { BidLayout } from './bid-layout.tsx';
import { bidTexts } from './bids.texts.ts';
import { bidEdit } from './edit-bid.view-model.ts';

const { edit: texts } = bidTexts;

export type EditBidProps = { readonly bid: Bid; readonly onDone: () => void };

export function EditBid({ bid, onDone }: EditBidProps) {
  const { data: book } = useSkuBook(bid.item.id, bid.sku.id);
  const [digits, setDigits] = useState(() => String(inPesos(bid.proposedPrice)));
  const [days, setDays] = useState<ExpiryDays>(() => expiryDaysOf(String(bid.expiryDays)) ?? defaultBidExpiryDays);
  const command = useEditBid();
  const go = useGo();
  const edit = bidEdit({ digits, days, bid, lowestAsk: book?.lowestAsk ?? null });
  const press = async (): Promise<void> => {
    if (edit.price === null) {
      return;
    }
    const changed = await command.run({ bidId: bid.id, price: edit.price, expiryDays: days });
    if (changed.ok) {
      toasts.show(changed.answer.raise === null ? texts.saved : texts.raised, { tone: 'positive' });
      // Drops the `payment` parameter: the result of an earlier payment says nothing about the amount due now.
      go.replace(bidPath(bid.id));
      onDone();
    }
  };
  const button = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      disabledReason={edit.missing}
      loadingLabel={command.isRunning ? texts.saving : undefined}
    >
      {edit.button}
    </Button>
  );
  const panel = (
    <Section title={texts.title} first>
      <Stack space={4}>
        <PriceField
          id="new-price"
          label={texts.label}
          digits={digits}
          onDigits={setDigits}
          problem={edit.problem}
          autoFocus
        />
        <SegmentedControl
          name="expiry"
          label={texts.expiry}
          value={String(days)}
          onValueChange={(value) => setDays(expiryDaysOf(value) ?? days)}
          options={expiryOptions}
        />
        <div role="status">
          {edit.sentences.map((sentence) => (
            <Text key={sentence} measure>
              {sentence}
            </Text>
          ))}
        </div>
        <BidFailure error={command.error} />
        <Inline space={3}>
          <Show on="desk">{button}</Show>
          <Button onClick={onDone}>{texts.stop}</Button>
        </Inline>
      </Stack>
    </Section>
  );
  const bar = (
    <StickyBar label={texts.bar} sum={{ label: texts.sum, amount: edit.total }}>
      {button}
    </StickyBar>
  );
  return <BidLayout bid={bid} order={null} panel={panel} bar={bar} />;
}
