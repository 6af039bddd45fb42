import type { SukiError } from '@suki/sdk/errors';
import { Text } from '@suki/ui/foundations/Text/Text';
import { tradeTexts } from '../features/trade/trade.texts.ts';
import { failureOf } from './failure.view-model.ts';
import { IntoView } from './into-view.client.tsx';

/** Beside the button that was pressed: why it did not work. */
export function CommandFailure({ error }: { readonly error: SukiError | null }) {
  if (error === null) {
    return null;
  }
  const { text, requestId } = failureOf(error);
  return (
    <IntoView cause={error}>
      <Text tone="critical" measure>
        {text}
      </Text>
      {requestId !== null && (
        <Text size="label" tone="soft">
          {tradeTexts.requestId(requestId)}
        </Text>
      )}
    </IntoView>
  );
}
