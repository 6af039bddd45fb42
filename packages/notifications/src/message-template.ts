import type { MessageKind, MessageParamsOf } from '@suki/domain/trade/facts/message-kinds';

export type InboxText = { readonly title: string; readonly text: string };
export type MailText = { readonly subject: string; readonly text: string };

/** The texts of one kind. Without `mail` the inbox text is mailed; only urgent kinds have an SMS. */
export type MessageTemplate<Kind extends MessageKind> = {
  readonly inbox: (params: MessageParamsOf<Kind>) => InboxText;
  readonly mail?: (params: MessageParamsOf<Kind>) => MailText;
  readonly sms?: (params: MessageParamsOf<Kind>) => string;
};

/** One template for each kind. A file of a noun holds a part of them; `templates.table.ts` holds them all. */
export type MessageTemplates = { readonly [Kind in MessageKind]: MessageTemplate<Kind> };
