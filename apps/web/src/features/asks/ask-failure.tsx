import type { SukiError, SukiReason } from '@suki/sdk/errors';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { failureOf } from '../../shell/failure/failure.view-model.ts';
import { IntoView } from '../../shell/page/into-view.client.tsx';

/** Refusals whose shared text addresses a buyer, in words for a seller who edits an ask. */
const words: Partial<Readonly<Record<SukiReason, string>>> = {
  OWN_ENTRY: 'You have a bid on this size at that price or above. Ask more, or change your bid.',
  RESERVED:
    'A buyer is paying for this item, so it can’t be changed now. It’s yours to change again if they don’t pay.',
  CONFLICT: 'Your ask has just changed. Check it, then try again.',
};

/** The words of a refusal of an ask's change, for a row of several. */
export function askFailureText(error: SukiError): string {
  return words[error.reason] ?? failureOf(error).text;
}

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
