import type { SukiError, SukiReason } from '@suki/sdk/errors';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { IntoView } from '../../shell/page/into-view.client.tsx';

/** Refusals whose shared text addresses a buyer or a seller, in words for a bidder. */
const words: Partial<Readonly<Record<SukiReason, string>>> = {
  OWN_ENTRY: 'You sell this size yourself at that price or below. Bid less, or change your ask.',
  BUY_NOW_AVAILABLE: 'The lowest ask has just come down to your price: you can buy the item now. No money has moved.',
  DEPOSIT_NOT_DUE: 'No deposit is due on this bid. No money has moved.',
  ON_HOLD: 'A seller has accepted your bid and is paying the deposit: it cannot be taken back now.',
  CONFLICT: 'Your bid just changed. Look at it again, then try once more.',
};

export function BidFailure({ error }: { readonly error: SukiError | null }) {
  const text = error === null ? undefined : words[error.reason];
  if (text === undefined) {
    return <CommandFailure error={error} />;
  }
  return (
    <IntoView cause={error}>
      <Text tone="critical" measure>
        {text}
      </Text>
    </IntoView>
  );
}
