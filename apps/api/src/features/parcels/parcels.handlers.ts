import type { SomeHandlers } from '../../http/handler.ts';
import { receiveCourierWebhook } from './receive-courier-webhook.route.ts';

export const parcelHandlers = {
  receiveCourierWebhook,
} satisfies SomeHandlers;
