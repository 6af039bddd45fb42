import type { MessageKind, MessageParamsOf } from '@suki/domain/trade/facts/message-kinds';

export type InboxText = { readonly title: string; readonly text: string };
export type MailText = { readonly subject: string; readonly text: string };

/** The texts of one kind. Without `mail` the inbox text is mailed; only urgent kinds have an SMS. */
export type MessageTemplate<Kind extends MessageKind> = {
  readonly inbox: (params: MessageParamsOf<Kind>) => InboxText;
  readonly mail?: (params: MessageParamsOf<Kind>) => MailText;
  readonly sms?: (params: MessageParamsOf<Kind>) => string;
};
