import { UNREAD_COUNT_MAX } from '../config/lists.ts';

/** Returns a count of unread messages as it is shown: "99+" from `UNREAD_COUNT_MAX` on, where counting stops. */
export function unreadCountText(count: number): string {
  return count >= UNREAD_COUNT_MAX ? `${UNREAD_COUNT_MAX - 1}+` : String(count);
}
