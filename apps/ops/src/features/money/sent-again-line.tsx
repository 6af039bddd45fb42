import type { SentAgain } from '@suki/sdk/types';
import { Text } from '@suki/ui/foundations/Text/Text';
import { sentAgainText } from './money.view-model.ts';

/** Who sent a refund or payout again last, and why; nothing while nobody has. */
export function SentAgainLine({ sentAgain }: { readonly sentAgain: SentAgain | null }) {
  if (sentAgain === null) return null;
  return (
    <Text size="label" measure numeric>
      {sentAgainText(sentAgain)}
    </Text>
  );
}
