import { Text } from '@suki/ui/foundations/Text/Text';
import { withdrawalTexts } from './withdrawal.texts.ts';
import type { WithdrawalBefore } from './withdrawal.view-model.ts';

/** When the money is really the seller's, before the item is sold. */
export function WithdrawalNote({ before: { text, note } }: { readonly before: WithdrawalBefore }) {
  return (
    <div>
      <Text size="label" weight="bold">
        {withdrawalTexts.title}
      </Text>
      <Text numeric>{text}</Text>
      {note !== null && (
        <Text size="label" tone="soft">
          {note}
        </Text>
      )}
    </div>
  );
}
