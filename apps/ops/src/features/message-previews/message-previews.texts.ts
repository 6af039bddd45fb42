import type { MessagePreview } from '@suki/sdk/types';

export const groupTitles: Readonly<Record<MessagePreview['tabId'], string>> = {
  order: 'Orders',
  payment: 'Payments',
  platform: 'From Suki',
};

export const messagesTexts = {
  title: 'Messages',
  intro:
    'Everything that Suki writes to people, with example amounts: in the inbox, by mail and, where it is urgent, by SMS.',
  where: 'Chosen message',
  all: 'All messages',
  loading: 'Loading the messages',
  choose: { title: 'Choose a message', text: 'You read it here as people get it, with what sends it.' },
  unknown: { title: 'There is no such message', text: 'Choose one from the list.' },
  search: 'Words',
  searchHint: 'Of a title or a text.',
  none: { title: 'No message has these words', text: 'Try fewer of them.' },
  list: 'Messages',
  group: (title: string, count: number) => `${title}, ${count}`,
  count: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  inbox: 'Inbox',
  sms: 'SMS',
  mail: 'Mail',
  mailAsShown: 'The mail as mail programs show it',
  loadingMail: 'Loading the mail',
  plainText: 'Plain text',
  link: (text: string) => `Link: ${text}`,
  notSent: 'None: not urgent enough.',
  sentBy: 'Sent by',
  sentByOthers: 'A payout or a change in the book',
  toSide: (side: string) => `To the ${side}`,
} as const;
