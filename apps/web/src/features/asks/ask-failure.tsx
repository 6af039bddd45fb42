import type { SukiError, SukiReason } from '@suki/sdk/errors';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CommandFailure } from '../../shell/command-failure.tsx';
import { IntoView } from '../../shell/into-view.client.tsx';

/** Refusals whose general words speak to a buyer, in words for somebody who changes an ask. */
const words: Partial<Readonly<Record<SukiReason, string>>> = {
  OWN_ENTRY: 'You bid for this size yourself at that price or above. Ask more, or change your bid.',
  RESERVED: 'A buyer has reserved this item: it cannot be changed now. It comes back if they do not pay.',
  CONFLICT: 'Your ask has just changed. Look at how it stands, then try again.',
};

/** Beside the button that was pressed: why it did not work. */
export function AskFailure({ error }: { readonly error: SukiError | null }) {
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
