import { type Fetched, useFetched } from '../../fetched.ts';
import { listMessagePreviews } from '../../generated/staff-message-previews.ts';
import type { ListMessagePreviews200 } from '../../generated/suki.schemas.ts';
import { staffKeys } from '../../keys.ts';

/** Every message that Suki sends, with example values. */
export function useMessagePreviews(): Fetched<ListMessagePreviews200> {
  return useFetched(staffKeys.messagePreviews(), () => listMessagePreviews());
}
