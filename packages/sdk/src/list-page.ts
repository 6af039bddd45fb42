import { wholeListSize } from '@suki/domain/config/lists';

/**
 * The parameters of the next page of a list. Open trades come on one long page, because a screen sorts them by urgency
 * (ADR 0118); finished ones come page by page.
 */
export function pageOf(lastItemId: string | null, isOpen: boolean) {
  return { ...(isOpen ? { limit: wholeListSize } : {}), ...(lastItemId === null ? {} : { lastItemId }) };
}
