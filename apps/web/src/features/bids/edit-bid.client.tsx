'use client';
import { defaultBidExpiryDays, type ExpiryDays } from '@suki/domain/config/limits';
import { inPesos } from '@suki/domain/money/in-pesos';
import { useEditBid } from '@suki/sdk/hooks/bids';
import { useSkuBook } from '@suki/sdk/hooks/catalogue';
import type { Bid } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { Inline } from '@suki/ui/Inline/Inline';
import { notices } from '@suki/ui/Notice/notice-store';
import { Only } from '@suki/ui/Only/Only';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { StickyBar } from '@suki/ui/StickyBar/StickyBar';
import { Switch } from '@suki/ui/Switch/Switch';
import { Text } from '@suki/ui/Text/Text';
import { useState } from 'react';
import { useGo } from '../../shell/use-go.client.ts';
import { expiryDaysOf, expiryOptions } from '../sell/payout.view-model.ts';
import { PriceField } from '../trade/price-field.client.tsx';
import { BidFailure } from './bid-failure.tsx';
import { BidLayout } from './bid-layout.tsx';
import { bidTexts } from './bids.texts.ts';
import { bidEdit } from './edit-bid.view-model.ts';

const { edit: words } = bidTexts;

export type EditBidProps = { readonly bid: Bid; readonly onDone: () => void };

/** Another price or other days for a bid that is live. */
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
      notices.show(changed.answer.raise === null ? words.saved : words.raised, { tone: 'positive' });
      // How an earlier payment went says nothing about what is due now.
      go.replace(`/bid/${bid.id}`);
      onDone();
    }
  };
  const button = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      disabledReason={edit.missing}
      loadingLabel={command.isRunning ? words.saving : undefined}
    >
      {edit.button}
    </Button>
  );
  const panel = (
    <Section title={words.title} first>
      <Stack space={4}>
        <PriceField
          id="new-price"
          label={words.label}
          digits={digits}
          onDigits={setDigits}
          problem={edit.problem}
          autoFocus
        />
        <Switch
          name="expiry"
          label={words.expiry}
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
          <Only on="desk">{button}</Only>
          <Button onClick={onDone}>{words.stop}</Button>
        </Inline>
      </Stack>
    </Section>
  );
  const bar = (
    <StickyBar label={words.bar} sum={{ label: words.sum, amount: edit.total }}>
      {button}
    </StickyBar>
  );
  return <BidLayout bid={bid} order={null} panel={panel} bar={bar} />;
}
