import type { Handler } from '../../http/handlers.ts';
import { readMessages } from './read-messages.ts';

export const readOrderMessages: Handler<'readOrderMessages'> = ({ caller, body }, dependencies) =>
  readMessages({ userId: caller.userId, which: { tab: 'order', ids: body.ids } }, dependencies);

export const readPaymentMessages: Handler<'readPaymentMessages'> = ({ caller, body }, dependencies) =>
  readMessages({ userId: caller.userId, which: { tab: 'payment', ids: body.ids } }, dependencies);

export const readPlatformMessages: Handler<'readPlatformMessages'> = ({ caller, body }, dependencies) =>
  readMessages({ userId: caller.userId, which: { tab: 'platform', ids: body.ids } }, dependencies);

export const readAllMessages: Handler<'readAllMessages'> = ({ caller }, dependencies) =>
  readMessages({ userId: caller.userId, which: 'all' }, dependencies);
