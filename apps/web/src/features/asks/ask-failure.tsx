import type { SukiError, SukiReason } from '@suki/sdk/errors';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { IntoView } from '../../shell/page/into-view.client.tsx';

/** Refusals whose shared text addresses a buyer, in words for a seller who edits an ask. */
const words: Partial<Readonly<Record<SukiReason, string>>> = {
  OWN_ENTRY: 'You bid for this size yourself at that price or above. Ask more, or change your bid.',
  RESERVED: 'A buyer has reserved this item: it cannot be changed now. It comes back if they do not pay.',
  CONFLICT: 'Your ask has just changed. Look at how it stands, then try again.',
};

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
