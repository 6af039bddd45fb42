import type { MessagePreview } from '@suki/sdk/types';
import { paths } from '../../shell/paths.ts';

type Group = MessagePreview['tabId'];

const groups: readonly { readonly id: Group; readonly title: string }[] = [
  { id: 'order', title: 'Orders' },
  { id: 'payment', title: 'Payments' },
  { id: 'platform', title: 'From Suki' },
];

export type PreviewGroup = {
  readonly id: Group;
  readonly title: string;
  readonly previews: readonly MessagePreview[];
};

/** The messages that contain all words, grouped by tab of the inbox without the empty ones. */
export function foundPreviews(previews: readonly MessagePreview[], words: string): readonly PreviewGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = previews.filter((preview) => {
    const text = textOf(preview);
    return wanted.every((word) => text.includes(word));
  });
  return groups
    .map((group) => ({ ...group, previews: found.filter(({ tabId }) => tabId === group.id) }))
    .filter((group) => group.previews.length > 0);
}

/** "158 messages", "1 message" */
export function countText(found: readonly PreviewGroup[]): string {
  const count = found.reduce((sum, { previews }) => sum + previews.length, 0);
  return count === 1 ? '1 message' : `${count} messages`;
}

/** The address of a chosen message; the search is kept. */
export function previewHref(words: string, kind?: MessagePreview['kind']): string {
  const search = new URLSearchParams({ ...(words === '' ? {} : { words }), ...(kind === undefined ? {} : { kind }) });
  return search.size === 0 ? paths.messages : `${paths.messages}?${search}`;
}

/** The events that send a message and the timers that warn with it, each with its receiver. */
export function senderFacts({ sentBy }: MessagePreview): readonly { readonly name: string; readonly value: string }[] {
  if (sentBy.length === 0) return [{ name: 'Sent by', value: 'A payout or a change in the book' }];
  return sentBy.map(({ event, to, title }) => ({ name: `${event}, to the ${to}`, value: title }));
}

function textOf({ kind, sentBy, inbox, mail, sms }: MessagePreview): string {
  const events = sentBy.map(({ event }) => event);
  return [kind, ...events, inbox.title, inbox.text, inbox.linkText, mail.subject, mail.body, sms ?? '']
    .join(' ')
    .toLowerCase();
}

/**
 * The HTML of a mail for a frame of the console, whose policy takes no style sheets of others. The sheet holds the dark
 * theme alone: all else of a mail is in its attributes.
 */
export const withoutStyleSheet = (html: string): string => html.replace(/<style>.*?<\/style>/s, '');
