import type { ExpiryDays } from '@suki/domain/config/limits';
import { formatMoney } from '@suki/domain/money/format-money';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { CostTable } from '@suki/ui/market/CostTable/CostTable';
import { QueuePlace } from '@suki/ui/market/QueuePlace/QueuePlace';
import { queueTexts } from '../trade/queue.texts.ts';
import type { Queue } from '../trade/queue.view-model.ts';
import { expiryDaysOf, expiryOptions, lastDay, type Payout } from './payout.view-model.ts';
import { sellTexts } from './sell.texts.ts';

export type QueueSectionProps = {
  readonly queue: Queue | null;
  readonly hasFailed: boolean;
  readonly size: string;
};

/** Who sells before this pair. */
export function QueueSection({ queue, hasFailed, size }: QueueSectionProps) {
  return (
    <Section title={queueTexts.title} end={size}>
      <Stack space={3}>
        <Text measure role="status">
          {queue?.sentence ?? (hasFailed ? queueTexts.failed : queueTexts.empty)}
        </Text>
        {queue !== null && <QueuePlace label={queueTexts.ask.label(size)} entries={queue.entries} />}
      </Stack>
    </Section>
  );
}

/** The cost of cancelling at this price: its range, and the rows for who wants to know (ux 34). */
export function CostsSection({ payout }: { readonly payout: Payout | null }) {
  const { costs: texts } = sellTexts;
  if (payout === null) {
    return null;
  }
  const deposit = formatMoney(payout.deposit);
  return (
    <Section title={texts.title} end={texts.ofDeposit(deposit)}>
      <Details look="question" summary={payout.costsLine}>
        <CostTable caption={texts.caption(deposit)} costs={payout.costs} />
      </Details>
    </Section>
  );
}

export type ExpirySectionProps = {
  readonly days: ExpiryDays;
  readonly onChange: (days: ExpiryDays) => void;
  readonly now: Date | null;
};

export function ExpirySection({ days, onChange, now }: ExpirySectionProps) {
  const { expiry: texts } = sellTexts;
  return (
    <Section title={texts.title}>
      <Stack space={2}>
        <SegmentedControl
          name="expiry"
          label={texts.label}
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
