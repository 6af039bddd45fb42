import { addressRoutes } from '@suki/contract/addresses/addresses.table';
import { inboxRoutes } from '@suki/contract/inbox/inbox.table';
import { clockRoutes } from '@suki/contract/staff/clock.table';
import { messagePreviewRoutes } from '@suki/contract/staff/message-previews.table';
import { systemRoutes } from '@suki/contract/system/system.table';
import { userRoutes } from '@suki/contract/users/users.table';
import { withdrawalAccountRoutes } from '@suki/contract/withdrawal-accounts/withdrawal-accounts.table';
import { createAddress } from './features/addresses/create-address.route.ts';
import { deleteAddress } from './features/addresses/delete-address.route.ts';
import { listAddresses } from './features/addresses/list-addresses.route.ts';
import { makeAddressDefault } from './features/addresses/make-address-default.route.ts';
import { searchPlaces } from './features/addresses/search-places.route.ts';
import { updateAddress } from './features/addresses/update-address.route.ts';
import { getClock } from './features/clock/get-clock.route.ts';
import { moveClock } from './features/clock/move-clock.route.ts';
import { streamEvents } from './features/events/stream-events.route.ts';
import { uploadFile } from './features/files/upload-file.route.ts';
import { listMessagePreviews } from './features/message-previews/list-message-previews.route.ts';
import {
  listOrderMessages,
  listPaymentMessages,
  listPlatformMessages,
} from './features/messages/list-messages.route.ts';
import {
  readAllMessages,
  readOrderMessages,
  readPaymentMessages,
  readPlatformMessages,
} from './features/messages/read-messages.route.ts';
import { endSessions } from './features/users/end-sessions.route.ts';
import { getUser } from './features/users/get-user.route.ts';
import { linkPhone } from './features/users/link-phone.route.ts';
import { sendPhoneCode } from './features/users/send-phone-code.route.ts';
import { setBalanceHidden } from './features/users/set-balance-hidden.route.ts';
import { updateUser } from './features/users/update-user.route.ts';
import { createWithdrawalAccount } from './features/withdrawal-accounts/create-withdrawal-account.route.ts';
import { deleteWithdrawalAccount } from './features/withdrawal-accounts/delete-withdrawal-account.route.ts';
import { getWithdrawalAccount } from './features/withdrawal-accounts/get-withdrawal-account.route.ts';
import { listWithdrawalAccounts } from './features/withdrawal-accounts/list-withdrawal-accounts.route.ts';
import { updateWithdrawalAccount } from './features/withdrawal-accounts/update-withdrawal-account.route.ts';
import type { Handlers } from './http/handlers.ts';

/** The calls around the trade: people, addresses, inbox, withdrawal accounts, files, clock, event stream. */
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
  getUser,
  updateUser,
  setBalanceHidden,
  sendPhoneCode,
  linkPhone,
  endSessions,
  createAddress,
  listAddresses,
  updateAddress,
  makeAddressDefault,
  deleteAddress,
  searchPlaces,
  listMessagePreviews,
  listOrderMessages,
  readOrderMessages,
  listPaymentMessages,
  readPaymentMessages,
  listPlatformMessages,
  readPlatformMessages,
  readAllMessages,
  createWithdrawalAccount,
  listWithdrawalAccounts,
  getWithdrawalAccount,
  updateWithdrawalAccount,
  deleteWithdrawalAccount,
  getClock,
  moveClock,
  streamEvents,
  uploadFile,
};
