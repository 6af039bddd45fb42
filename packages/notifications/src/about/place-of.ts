import type { MessagePlace } from '@suki/domain/trade/facts/message-places';
import { isMessageKind } from '../render-message.ts';
import { templates } from '../templates.table.ts';

/** The records that a message names. */
export type MessageIds = {
  readonly payoutId: string | null;
  readonly orderId: string | null;
  readonly askId: string | null;
  readonly bidId: string | null;
};

/** Besides, the item that a message about a size leads to. */
type Leads = MessageIds & { readonly itemId?: string | null | undefined };

/** The page of the step that a message speaks of; null where the inbox says everything. */
export function placeOf(kind: string, { payoutId, orderId, askId, bidId }: MessageIds): MessagePlace | null {
  if (payoutId !== null) return 'payout';
  const chosen = isMessageKind(kind) ? templates[kind].opens : undefined;
  if (chosen !== undefined) return chosen;
  if (orderId !== null) return 'order';
  if (askId !== null) return 'ask';
  return bidId === null ? null : 'bid';
}

/** The path of that page in the shop, for mails and text messages; the inbox where there is none. */
export function placePath(place: MessagePlace | null, { payoutId, orderId, askId, bidId, itemId }: Leads): string {
  switch (place) {
    case null:
      return '/inbox';
    case 'payout':
      return `/wallet#${payoutId}`;
    case 'wallet':
    case 'account':
      return `/${place}`;
    case 'order':
      return `/order/${orderId}`;
    case 'ask':
      return `/ask/${askId}`;
    case 'bid':
      return `/bid/${bidId}`;
    case 'item':
      return itemId == null ? '/inbox' : `/item/${itemId}`;
    default:
      return place satisfies never;
  }
}
