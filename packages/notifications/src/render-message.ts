import { type MessageKind, type MessageParams, messageKinds } from '@suki/domain/trade/facts/message-kinds';
import type { AboutItem } from './about/about-item.ts';
import type { InboxText, MessageTemplate } from './message-template.ts';
import { smsText } from './sms/sms-text.ts';
import { templates } from './templates.table.ts';

export type StoredMessage = { readonly kind: string; readonly params: Readonly<Record<string, string | number>> };

/** The item of a message, and the address of the step that it speaks of. */
export type MessageAbout = { readonly item: AboutItem | null; readonly url: string };

export type RenderedMessage = {
  readonly inbox: InboxText & { readonly linkText: string };
  /** The text of the mail; subject and frame come from `messageMail`. */
  readonly mailText: string;
  /** Null for a kind that is not urgent enough. */
  readonly sms: string | null;
};

/** Shown for a message of an unknown kind, which a newer version stored. */
const FALLBACK = {
  title: 'News about your trade',
  text: 'Open it to see what happened.',
  linkText: 'See what happened',
} as const;

/**
 * Renders the texts of a message for every channel.
 * @throws RangeError for an unknown kind, or a parameter that is missing or of the wrong type.
 */
export function renderMessage(message: StoredMessage, about: MessageAbout): RenderedMessage {
  const { kind } = message;
  if (!isMessageKind(kind)) throw new RangeError(`Expected a kind of message-kinds.ts, got "${kind}".`);
  return renderKind(templates[kind], paramsOf(kind, message.params), about);
}

/** Renders the inbox text, with a general text for an unknown kind. */
export function renderInbox({ kind, params }: StoredMessage): RenderedMessage['inbox'] {
  return isMessageKind(kind) ? inboxOf(templates[kind], paramsOf(kind, params)) : FALLBACK;
}

export function isMessageKind(kind: string): kind is MessageKind {
  return Object.hasOwn(messageKinds, kind);
}

function inboxOf<Kind extends MessageKind>(template: MessageTemplate<Kind>, params: MessageParams) {
  return { ...template.inbox(params), linkText: template.link };
}

function renderKind<Kind extends MessageKind>(
  template: MessageTemplate<Kind>,
  params: MessageParams,
  about: MessageAbout,
): RenderedMessage {
  const { sms } = template;
  const inbox = inboxOf(template, params);
  return {
    inbox,
    mailText: template.mail?.(params) ?? inbox.text,
    sms: sms === undefined ? null : smsText({ words: (it) => sms(params, it), ...about }),
  };
}

const textParams: readonly (keyof MessageParams)[] = [
  'deadline',
  'availableAt',
  'courier',
  'trackingNumber',
  'reason',
  'before',
  'after',
];

/** Checks the parameters of the kind, and fills the others, which its template does not read, with zero or ''. */
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
    wished: amount('wished'),
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
    before: text('before'),
    after: text('after'),
  };
}
