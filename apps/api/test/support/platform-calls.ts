import { addressRoutes } from '@suki/contract/addresses/addresses.table';
import { inboxRoutes } from '@suki/contract/inbox/inbox.table';
import { clockRoutes } from '@suki/contract/staff/clock.table';
import { messagePreviewRoutes } from '@suki/contract/staff/message-previews.table';
import { systemRoutes } from '@suki/contract/system/system.table';
import { userRoutes } from '@suki/contract/users/users.table';
import { withdrawalAccountRoutes } from '@suki/contract/withdrawal-accounts/withdrawal-accounts.table';
import { addressHandlers } from '../../src/features/addresses/addresses.handlers.ts';
import { clockHandlers } from '../../src/features/clock/clock.handlers.ts';
import { eventHandlers } from '../../src/features/events/events.handlers.ts';
import { fileHandlers } from '../../src/features/files/files.handlers.ts';
import { inboxHandlers } from '../../src/features/inbox/inbox.handlers.ts';
import { messagePreviewHandlers } from '../../src/features/staff/message-previews/message-previews.handlers.ts';
import { userHandlers } from '../../src/features/users/users.handlers.ts';
import { withdrawalAccountHandlers } from '../../src/features/withdrawal-accounts/withdrawal-accounts.handlers.ts';
import type { Handlers } from '../../src/http/handler.ts';

/**
 * The calls around the trade (people, addresses, inbox, withdrawal accounts, files, clock, event stream), for tests
 * that need no others.
 */
export const platformRoutes = {
  ...userRoutes,
  ...addressRoutes,
  ...inboxRoutes,
  ...withdrawalAccountRoutes,
  ...messagePreviewRoutes,
  ...clockRoutes,
  streamEvents: systemRoutes.streamEvents,
  uploadFile: systemRoutes.uploadFile,
} as const;

export const platformHandlers: Handlers<typeof platformRoutes> = {
  ...userHandlers,
  ...addressHandlers,
  ...inboxHandlers,
  ...withdrawalAccountHandlers,
  ...messagePreviewHandlers,
  ...clockHandlers,
  ...eventHandlers,
  ...fileHandlers,
};
