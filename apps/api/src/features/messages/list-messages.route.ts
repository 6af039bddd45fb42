import type { Handler } from '../../http/handlers.ts';
import { presentMessages } from './present-messages.ts';

export const listOrderMessages: Handler<'listOrderMessages'> = ({ caller, query }, dependencies) =>
  presentMessages({ userId: caller.userId, tab: 'order', query }, dependencies);

export const listPaymentMessages: Handler<'listPaymentMessages'> = ({ caller, query }, dependencies) =>
  presentMessages({ userId: caller.userId, tab: 'payment', query }, dependencies);

export const listPlatformMessages: Handler<'listPlatformMessages'> = ({ caller, query }, dependencies) =>
  presentMessages({ userId: caller.userId, tab: 'platform', query }, dependencies);
