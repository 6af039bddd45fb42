import type { MessageKind, MessageParamsOf } from '@suki/domain/trade/facts/message-kinds';
import type { MessagePlace } from '@suki/domain/trade/facts/message-places';

export type InboxText = { readonly title: string; readonly text: string };

/**
 * The texts of one kind. The inbox and the mail show item, size and order number beside them, so only an SMS names the
 * item itself. Only urgent kinds have an SMS.
 */
export type MessageTemplate<Kind extends MessageKind> = {
  readonly inbox: (params: MessageParamsOf<Kind>) => InboxText;
  /** Words of the link and of the button to the step: a verb and its object. */
  readonly link: string;
  /** The page behind the link, where it is not the order, listing or bid. */
  readonly opens?: Extract<MessagePlace, 'wallet' | 'account' | 'item'>;
  /** A longer text for the mail, which has room. */
  readonly mail?: (params: MessageParamsOf<Kind>) => string;
  /** A sentence that begins small after "Suki:"; `it` is the item with its size and order number. */
  readonly sms?: (params: MessageParamsOf<Kind>, it: string) => string;
};

/** One template for each kind. A file of a noun holds a part of them; `templates.table.ts` holds them all. */
export type MessageTemplates = { readonly [Kind in MessageKind]: MessageTemplate<Kind> };
