import { messageRoutes } from '@suki/contract/messages/messages.table';
import { messagePreviewRoutes } from '@suki/contract/staff/message-previews.table';
import { staffRoutes } from '@suki/contract/staff/staff.table';
import { systemRoutes } from '@suki/contract/system/system.table';
import { addressRoutes } from '@suki/contract/users/addresses.table';
import { userRoutes } from '@suki/contract/users/users.table';
import { walletRoutes } from '@suki/contract/wallet/wallet.table';
import { addressHandlers } from '../../src/features/addresses/addresses.handlers.ts';
import { clockHandlers } from '../../src/features/clock/clock.handlers.ts';
import { eventHandlers } from '../../src/features/events/events.handlers.ts';
import { fileHandlers } from '../../src/features/files/files.handlers.ts';
import { messagePreviewHandlers } from '../../src/features/message-previews/message-previews.handlers.ts';
import { messageHandlers } from '../../src/features/messages/messages.handlers.ts';
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
  ...messageRoutes,
  createWithdrawalAccount: walletRoutes.createWithdrawalAccount,
  listWithdrawalAccounts: walletRoutes.listWithdrawalAccounts,
  getWithdrawalAccount: walletRoutes.getWithdrawalAccount,
  updateWithdrawalAccount: walletRoutes.updateWithdrawalAccount,
  deleteWithdrawalAccount: walletRoutes.deleteWithdrawalAccount,
  ...messagePreviewRoutes,
  getClock: staffRoutes.getClock,
  moveClock: staffRoutes.moveClock,
  streamEvents: systemRoutes.streamEvents,
  uploadFile: systemRoutes.uploadFile,
} as const;

export const platformHandlers: Handlers<typeof platformRoutes> = {
  ...userHandlers,
  ...addressHandlers,
  ...messageHandlers,
  ...withdrawalAccountHandlers,
  ...messagePreviewHandlers,
  ...clockHandlers,
  ...eventHandlers,
  ...fileHandlers,
};
