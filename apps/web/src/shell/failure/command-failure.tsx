import type { SukiError } from '@suki/sdk/errors';
import { Text } from '@suki/ui/foundations/Text/Text';
import { IntoView } from '../page/into-view.client.tsx';
import { failureTexts } from './failure.texts.ts';
import { failureOf } from './failure.view-model.ts';

/** The reason of a failed command, beside its button. */
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
          {failureTexts.requestId(requestId)}
        </Text>
      )}
    </IntoView>
  );
}
