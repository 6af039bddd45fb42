import type { ExpiryDays } from '@suki/domain/config/limits';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { SkuBook } from '@suki/sdk/types';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CostTable } from '@suki/ui/market/CostTable/CostTable';
import { QueuePlace } from '@suki/ui/market/QueuePlace/QueuePlace';
import { expiryDaysOf, expiryOptions, lastDay } from '../../sell/payout.view-model.ts';
import { queueTexts } from '../../trade/queue.texts.ts';
import { queueAt } from '../../trade/queue.view-model.ts';
import type { Offer } from './offer.view-model.ts';
import { placeTexts } from './place.texts.ts';

export type QueueSectionProps = {
  readonly price: Centavos | null;
  readonly book: SkuBook;
  readonly size: string;
};

/** Whose bid is served before this one. */
export function QueueSection({ price, book, size }: QueueSectionProps) {
  const queue = price === null ? null : queueAt('bid', price, book.bids);
  return (
    <Section title={queueTexts.title} end={size}>
      <Stack space={3}>
        <Text measure role="status">
          {queue?.sentence ?? queueTexts.empty}
        </Text>
        {queue !== null && <QueuePlace label={queueTexts.bid.label(size)} entries={queue.entries} />}
      </Stack>
    </Section>
  );
}

/** The fate of the deposit for each end of the bid. */
export function DepositSection({ offer }: { readonly offer: Offer | null }) {
  const { deposit: texts } = placeTexts;
  if (offer === null) {
    return null;
  }
  const deposit = formatMoney(offer.deposit);
  return (
    <Section title={texts.title} end={texts.of(deposit)}>
      <Stack space={3}>
        <Text measure>{texts.why}</Text>
        <CostTable caption={texts.caption(deposit)} costs={offer.costs} />
      </Stack>
    </Section>
  );
}

export type ExpirySectionProps = {
  readonly days: ExpiryDays;
  readonly onChange: (days: ExpiryDays) => void;
  readonly now: Date | null;
};

export function ExpirySection({ days, onChange, now }: ExpirySectionProps) {
  const { expiry: texts } = placeTexts;
  return (
    <Section title={texts.title}>
      <Stack space={2}>
        <SegmentedControl
          name="expiry"
          label={texts.title}
          value={String(days)}
          onValueChange={(value) => onChange(expiryDaysOf(value) ?? days)}
          options={expiryOptions}
        />
        <Text size="label" tone="soft">
          {now === null ? '\u00A0' : texts.until(lastDay(now, days))}
        </Text>
      </Stack>
    </Section>
  );
}
