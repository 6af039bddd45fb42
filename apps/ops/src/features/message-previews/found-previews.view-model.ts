import type { MessagePreview } from '@suki/sdk/types';
import { paths } from '../../shell/paths.ts';
import { groupTitles, messagesTexts as texts } from './message-previews.texts.ts';

type Group = MessagePreview['tabId'];

const groups = (['order', 'payment', 'platform'] as const).map((id) => ({ id, title: groupTitles[id] }));

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
  return texts.count(count);
}

/** The address of a chosen message; the search is kept. */
export function previewHref(words: string, kind?: MessagePreview['kind']): string {
  const search = new URLSearchParams({ ...(words === '' ? {} : { words }), ...(kind === undefined ? {} : { kind }) });
  return search.size === 0 ? paths.messages : `${paths.messages}?${search}`;
}

/** The events that send a message or warn with it, by its receiver. */
export function senderFacts({ sentBy }: MessagePreview): readonly { readonly name: string; readonly value: string }[] {
  if (sentBy.length === 0) return [{ name: texts.sentBy, value: texts.sentByOthers }];
  const sides = [...new Set(sentBy.map(({ to }) => to))];
  return sides.map((side) => ({ name: texts.toSide(side), value: titlesFor(sentBy, side).join('; ') }));
}

function titlesFor(sentBy: MessagePreview['sentBy'], side: string): readonly string[] {
  return sentBy.filter(({ to }) => to === side).map(({ title }) => title);
}

/** The second line of a message in the list: what sends it. */
export function senderLine({ sentBy }: MessagePreview): string {
  return sentBy[0]?.title ?? texts.sentByOthers;
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
export function withoutStyleSheet(html: string): string {
  const from = html.indexOf('<style>');
  const end = html.indexOf('</style>', from);
  return from < 0 || end < 0 ? html : html.slice(0, from) + html.slice(end + '</style>'.length);
}
