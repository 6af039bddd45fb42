import type { MessagePreview } from '@suki/sdk/types';

export const allTabs = 'all';
export type PreviewTab = MessagePreview['tabId'] | typeof allTabs;

export const previewTabs: readonly { readonly value: PreviewTab; readonly label: string }[] = [
  { value: allTabs, label: 'All messages' },
  { value: 'order', label: 'Orders' },
  { value: 'payment', label: 'Payments' },
  { value: 'platform', label: 'Platform' },
];

/** The tab that the address names; all of them when it names none that exists. */
export function previewTab(name: string | null): PreviewTab {
  return previewTabs.find(({ value }) => value === name)?.value ?? allTabs;
}

/** Those of one tab whose kind, event or any text has all the words, in the order of the domain's list. */
export function foundPreviews(
  previews: readonly MessagePreview[],
  { tab, words }: { readonly tab: PreviewTab; readonly words: string },
): readonly MessagePreview[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return previews.filter((preview) => {
    const text = textOf(preview);
    return (tab === allTabs || preview.tabId === tab) && wanted.every((word) => text.includes(word));
  });
}

/** "E41 to the buyer: confirms the order", one line for each row that sends it. */
export function senderLines({ sentBy }: MessagePreview): readonly string[] {
  if (sentBy.length === 0) return ['Sent by a timer, a payout or a change in the book'];
  return sentBy.map(({ event, to, title }) => `${event}, to the ${to}: ${title}`);
}

function textOf({ kind, sentBy, inbox, mail, sms }: MessagePreview): string {
  const events = sentBy.map(({ event }) => event);
  return [kind, ...events, inbox.title, inbox.text, mail.subject, mail.body, sms ?? ''].join(' ').toLowerCase();
}
