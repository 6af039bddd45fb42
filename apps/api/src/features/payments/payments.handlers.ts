import type { SomeHandlers } from '../../http/handler.ts';
import { receiveXenditWebhook } from './receive-xendit-webhook.route.ts';

export const paymentHandlers = {
  receiveXenditWebhook,
} satisfies SomeHandlers;
