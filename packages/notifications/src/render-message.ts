import { type MessageKind, type MessageParams, messageKinds } from '@suki/domain/trade/facts/message-kinds';
import type { InboxText, MailText, MessageTemplate } from './message-template.ts';
import { templates } from './templates.table.ts';

/** A message as it is stored: its kind and what the texts speak of. */
export type StoredMessage = { readonly kind: string; readonly params: Readonly<Record<string, string | number>> };

export type RenderedMessage = {
  readonly inbox: InboxText;
  readonly mail: MailText;
  /** null: this kind is not urgent enough for an SMS. */
  readonly sms: string | null;
};

/** What stands in the inbox when a message is of a kind that this version does not know (it was stored by a newer one). */
const FALLBACK: InboxText = { title: 'News about your trade', text: 'Open it to see what happened.' };

/**
 * The texts of a message for every channel.
 * @throws RangeError for an unknown kind, or a parameter that is missing or of the wrong type.
 */
export function renderMessage(message: StoredMessage): RenderedMessage {
  const { kind } = message;
  if (!isMessageKind(kind)) throw new RangeError(`Expected a kind of message-kinds.ts, got "${kind}".`);
  return renderKind(templates[kind], paramsOf(kind, message.params));
}

/** The inbox text; a reader sees something sensible even where the kind is not known. */
export function renderInbox(message: StoredMessage): InboxText {
  return isMessageKind(message.kind) ? renderMessage(message).inbox : FALLBACK;
}

export function isMessageKind(kind: string): kind is MessageKind {
  return Object.hasOwn(messageKinds, kind);
}

function renderKind<Kind extends MessageKind>(template: MessageTemplate<Kind>, params: MessageParams): RenderedMessage {
  const inbox = template.inbox(params);
  return {
    inbox,
    mail: template.mail?.(params) ?? { subject: inbox.title, text: inbox.text },
    sms: template.sms?.(params) ?? null,
  };
}

const textParams: readonly (keyof MessageParams)[] = ['deadline', 'availableAt', 'courier', 'trackingNumber', 'reason'];

/** Checks the parameters that the kind declares; the others are filled with nothing, no template of this kind reads them. */
function paramsOf(kind: MessageKind, given: StoredMessage['params']): MessageParams {
  for (const name of messageKinds[kind].params) {
    const expected = textParams.includes(name) ? 'string' : 'number';
    if (typeof given[name] !== expected) {
      throw new RangeError(`Expected parameter "${name}" of ${kind} to be a ${expected}, got ${typeof given[name]}.`);
    }
  }
  const amount = (name: string): number => Number(given[name] ?? 0);
  const text = (name: string): string => String(given[name] ?? '');
  return {
    price: amount('price'),
    total: amount('total'),
    income: amount('income'),
    deposit: amount('deposit'),
    refund: amount('refund'),
    fine: amount('fine'),
    returned: amount('returned'),
    compensation: amount('compensation'),
    amount: amount('amount'),
    credit: amount('credit'),
    deadline: text('deadline'),
    availableAt: text('availableAt'),
    courier: text('courier'),
    trackingNumber: text('trackingNumber'),
    reason: text('reason'),
  };
}
