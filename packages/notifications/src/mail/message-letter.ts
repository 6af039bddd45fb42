import type { MessageTab } from '@suki/domain/trade/facts/statuses';
import { type AboutItem, shortened } from '../about/about-item.ts';
import type { MessageAbout, RenderedMessage } from '../render-message.ts';
import type { Letter } from './letter.ts';
import { mailReasons, mailTexts } from './mail.texts.ts';

/** A list of mails on a phone shows about 40 characters: the title comes first, the name may be cut. */
const SUBJECT_NAME_MAX = 40;

export type MessageFacts = MessageAbout & {
  readonly message: Pick<RenderedMessage, 'inbox' | 'mailText'>;
  readonly tab: MessageTab;
  readonly name: string | null;
  /** False where the message has no page of its own, so that the button leads to the inbox. */
  readonly hasStep: boolean;
};

/** The mail of an inbox message: title, item, size and order number in the subject, one button to the step. */
export function messageLetter({ message, tab, name, item, url, hasStep }: MessageFacts): Letter {
  const { title, linkText } = message.inbox;
  return {
    subject: subjectOf(title, item),
    heading: title,
    name,
    item,
    paragraphs: [message.mailText],
    button: { text: hasStep ? linkText : mailTexts.openInbox, url },
    reason: reasonOf(tab, item),
  };
}

/** "It passed our inspection · Air Jordan 1 High OG · SK-2061-1483L" */
function subjectOf(title: string, item: AboutItem | null): string {
  if (item === null) return title;
  const named = `${title} · ${shortened(item.name, SUBJECT_NAME_MAX)}`;
  return item.orderNumber === null ? `${named}, ${item.size}` : `${named} · ${item.orderNumber}`;
}

function reasonOf(tab: MessageTab, item: AboutItem | null): string {
  if (item !== null) return item.orderNumber === null ? mailReasons.trade : mailReasons.order(item.orderNumber);
  return tab === 'payment' ? mailReasons.money : mailReasons.account;
}
