import type { SukiError } from '@suki/sdk/errors';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ArrivalDates } from '@suki/ui/market/ArrivalDates/ArrivalDates';
import { TotalBox } from '@suki/ui/market/TotalBox/TotalBox';
import type { ReactNode } from 'react';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import type { Arrival, Bill } from './checkout.view-model.ts';

export type CheckoutTotalProps = {
  readonly bill: Bill | null;
  /** Why the total is higher than on the item page. */
  readonly changed: string | null;
  /** Until when the item is held. */
  readonly hold: string;
  readonly arrival: Arrival | null;
  readonly error: SukiError | null;
  readonly action: ReactNode;
};

export function CheckoutTotal({ bill, changed, hold, arrival, error, action }: CheckoutTotalProps) {
  return (
    <Stack space={4}>
      <Change changed={changed} error={error} />
      <TotalBox
        label={checkoutTexts.total}
        note={checkoutTexts.totalNote}
        amount={bill?.total ?? '–'}
        actions={<Show on="desk">{action}</Show>}
        every={bill === null ? undefined : { label: checkoutTexts.everyLine, lines: bill.lines, open: true }}
      >
        <ArrivalDates label={checkoutTexts.arrives} dates={arrival?.dates ?? '\u00A0'} note={arrival?.note} />
      </TotalBox>
      <Text size="label" tone="soft">
        {hold} {checkoutTexts.cancel}
      </Text>
      <Text size="label" tone="soft">
        {checkoutTexts.held}
      </Text>
    </Stack>
  );
}

/** Why the total changed since the item page, or why the purchase was refused. */
function Change({ changed, error }: Pick<CheckoutTotalProps, 'changed' | 'error'>) {
  if (error !== null) {
    return <CommandFailure error={error} />;
  }
  // Not announced to screen readers: the total is, and it carries the news.
  return changed === null ? null : <Text tone="caution">{changed}</Text>;
}
