import { type Fetched, useFetched } from '../../fetched.ts';
import { listMessagePreviews } from '../../generated/staff-message-previews.ts';
import type { ListMessagePreviews200 } from '../../generated/suki.schemas.ts';
import { staffKeys } from '../../keys.ts';

/** Every message that Suki sends, with example values. */
export function useMessagePreviews(): Fetched<ListMessagePreviews200> {
  return useFetched(staffKeys.messagePreviews(), () => listMessagePreviews());
}

/** One message with its mail as HTML; null chooses none. */
export function useMessagePreview(kind: string | null): Fetched<ListMessagePreviews200> {
  return useFetched(kind === null ? null : staffKeys.messagePreview(kind), () =>
    listMessagePreviews({ kind: kind ?? '' }),
  );
}
