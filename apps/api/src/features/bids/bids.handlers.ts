import type { SomeHandlers } from '../../http/handler.ts';
import { cancelBid } from './cancel-bid.route.ts';
import { deleteBid } from './delete-bid.route.ts';
import { editBid } from './edit-bid.route.ts';
import { getBid } from './get-bid.route.ts';
import { listBids } from './list-bids.route.ts';
import { listBidsOfItem, listBidsOfItemByDelete } from './list-bids-of-item.route.ts';
import { payBidDeposit } from './pay-bid-deposit.route.ts';
import { postBid } from './post-bid.route.ts';
import { remindOfBid } from './remind-of-bid.route.ts';

export const bidHandlers = {
  cancelBid,
  deleteBid,
  editBid,
  getBid,
  listBidsOfItem,
  listBidsOfItemByDelete,
  listBids,
  payBidDeposit,
  postBid,
  remindOfBid,
} satisfies SomeHandlers;
