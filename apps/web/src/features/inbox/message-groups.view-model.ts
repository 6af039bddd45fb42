import { groupBy } from '@suki/domain/group-by';
import type { Message } from '@suki/sdk/types';

/** The messages about one order, listing or bid; a message about nothing of the kind is a group of its own. */
export type MessageGroup = {
  readonly id: string;
  /** Shown in full: the newest message that is more than a routine step, else the newest. */
  readonly lead: Message;
  /** The others, newest first, folded below it. */
  readonly folded: readonly Message[];
  readonly unreadIds: readonly Message['id'][];
};

/**
 * Groups messages that are sorted newest first. A group stands where its newest message stands, so an older page only
 * adds to groups or appends some, and nothing that a person reads moves up or down while it loads (ux 44).
 */
export function messageGroups(messages: readonly Message[]): readonly MessageGroup[] {
  return [...groupBy(messages, groupId)].map(([id, group]) => toGroup(id, group));
}

function toGroup(id: string, messages: readonly Message[]): MessageGroup {
  const lead = messages.find(({ isRoutine }) => !isRoutine) ?? messages[0];
  if (lead === undefined) {
    throw new RangeError('Expected a group to have a message.');
  }
  return {
    id,
    lead,
    folded: messages.filter((message) => message !== lead),
    unreadIds: messages.filter(({ isRead }) => !isRead).map((message) => message.id),
  };
}

/** An item in our warehouse has no page: its messages are grouped by item and size. */
function groupId({ id, orderId, askId, bidId, item }: Message): string {
  return orderId ?? askId ?? bidId ?? (item === null ? id : `${item.id} ${item.size}`);
}

/** "US M 9 · EU 42.5 · SK-2061-1483L"; null for a message about no item. */
export function itemDetail({ item, orderNumber }: Pick<Message, 'item' | 'orderNumber'>): string | null {
  if (item === null) {
    return null;
  }
  return orderNumber === null ? item.size : `${item.size} · ${orderNumber}`;
}

/** The item, else the title: for who hears a link or button of the group without what stands around it. */
export const aboutOf = ({ item, title }: Pick<Message, 'item' | 'title'>): string => item?.name ?? title;
