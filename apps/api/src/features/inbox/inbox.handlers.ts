import type { SomeHandlers } from '../../http/handler.ts';
import { listOrderMessages, listPaymentMessages, listPlatformMessages } from './list-messages.route.ts';
import {
  readAllMessages,
  readOrderMessages,
  readPaymentMessages,
  readPlatformMessages,
} from './read-messages.route.ts';

export const inboxHandlers = {
  listOrderMessages,
  listPaymentMessages,
  listPlatformMessages,
  readOrderMessages,
  readPaymentMessages,
  readPlatformMessages,
  readAllMessages,
} satisfies SomeHandlers;
