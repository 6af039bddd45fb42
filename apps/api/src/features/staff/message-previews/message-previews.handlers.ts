import type { SomeHandlers } from '../../../http/handler.ts';
import { listMessagePreviews } from './list-message-previews.route.ts';

export const messagePreviewHandlers = {
  listMessagePreviews,
} satisfies SomeHandlers;
