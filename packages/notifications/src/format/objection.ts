import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { windowText } from '@suki/domain/time/window-text';

/** Ends a message about a kept deposit: the one door that exists, and how long it is open. */
export function objection(): string {
  return `If something went wrong, email ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`;
}
