import { type MessageKind, messageKinds } from '@suki/domain/trade/facts/message-kinds';
import type { AboutItem } from './about/about-item.ts';
import { placeOf, placePath } from './about/place-of.ts';
import type { Letter, WrittenMail } from './mail/letter.ts';
import { messageLetter } from './mail/message-letter.ts';
import { writeMail } from './mail/write-mail.ts';
import { previewSubject } from './preview-subjects.ts';
import { isMessageKind, type RenderedMessage, renderMessage } from './render-message.ts';

/** Example values of every parameter. */
export const sampleParams = {
  price: 625_000,
  wished: 650_000,
  total: 641_000,
  income: 580_000,
  deposit: 65_000,
  refund: 641_000,
  fine: 32_500,
  returned: 65_000,
  compensation: 45_500,
  amount: 580_000,
  credit: 20_000,
  deadline: '2026-11-22T07:00:00.000Z',
  availableAt: '2026-11-25T07:00:00.000Z',
  courier: 'lbcexpress',
  trackingNumber: 'LBC123456789',
  before: 'GCash •••• 4567',
  after: 'BDO Unibank •••• 7890',
  reason: 'The bank refused this account number.',
} as const;

/** An item as the catalogue has it; `orderNumber` is one with its right letter. */
export const sampleItem: AboutItem = {
  name: 'Air Jordan 1 Retro High OG Chicago',
  size: 'US M 9 · EU 42.5',
  orderNumber: 'SK-2061-1483L',
  picture: null,
};

const EXAMPLE_NAME = 'Bea Santos';

/** An item and an address of the shop in place of the examples. */
type PreviewOptions = { readonly item?: AboutItem; readonly webUrl?: string };

export type SampleMessage = Omit<RenderedMessage, 'mailText'> & {
  readonly kind: MessageKind;
  readonly item: AboutItem | null;
  readonly letter: Letter;
};

/** One kind with example values, its mail not yet written. */
export function sampleMessage(
  kind: MessageKind,
  { item = sampleItem, webUrl = 'https://suki.ph' }: PreviewOptions = {},
): SampleMessage {
  const { ids, hasItem, hasOrder } = previewSubject(kind);
  const place = placeOf(kind, ids);
  const about = {
    item: hasItem ? { ...item, orderNumber: hasOrder ? item.orderNumber : null } : null,
    url: `${webUrl}${placePath(place, ids)}`,
  };
  const { mailText, ...message } = renderMessage({ kind, params: sampleParams }, about);
  const letter = messageLetter({
    ...about,
    message: { ...message, mailText },
    tab: messageKinds[kind].tab,
    name: EXAMPLE_NAME,
    hasStep: place !== null,
  });
  return { ...message, kind, item: about.item, letter };
}

/** Every kind, in the order of `messageKinds`. */
export const previewKinds: readonly MessageKind[] = Object.keys(messageKinds).filter(isMessageKind);

export type MessagePreview = Omit<SampleMessage, 'letter'> & { readonly mail: WrittenMail };

/** One kind with example values and its mail as it leaves. */
export function previewMessage(kind: MessageKind, options?: PreviewOptions): MessagePreview {
  const { letter, ...message } = sampleMessage(kind, options);
  return { ...message, mail: writeMail(letter) };
}

export function previewAll(options?: PreviewOptions): readonly MessagePreview[] {
  return previewKinds.map((kind) => previewMessage(kind, options));
}
