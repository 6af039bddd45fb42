import { type MessageKind, messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { type RenderedMessage, renderMessage } from './render-message.ts';

/** Example values of every parameter. */
export const sampleParams = {
  price: 625_000,
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

export function previewMessage(kind: MessageKind): RenderedMessage {
  return renderMessage({ kind, params: sampleParams });
}

/** Every kind with example values, in the order of `messageKinds`. */
export function previewAll(): readonly (RenderedMessage & { readonly kind: MessageKind })[] {
  return Object.keys(messageKinds)
    .filter((kind): kind is MessageKind => Object.hasOwn(messageKinds, kind))
    .map((kind) => ({ kind, ...previewMessage(kind) }));
}
