import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { setReturnAddress } from '@suki/db/queries/asks';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnAsk } from './command-on-ask.ts';
import { presentAsk } from './present-ask.ts';

/** `PUT /ask/{askId}/return-address`: E77. The label of the way back is printed when the platform hands the parcel over. */
export const changeReturnAddress: Handler<'changeReturnAddress'> = async (
  { params, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { askId } = params;
  const callerId = caller.userId;
  const address = await addressOfUser(dependencies.pool, body.returnAddress, callerId);
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  await commandOnAsk(
    {
      askId,
      callerId,
      decide: (trade, { now }) => {
        const isLabelPrinted = trade.returnLeg?.status === 'return_shipped';
        return decide({ name: 'change_return_address', callerId, isLabelPrinted }, trade, now);
      },
      notFound: () => refuse('ASK_NOT_FOUND'),
      refuseAs,
      alsoWrite: (tx) => setReturnAddress(tx, askId, copyOfAddress(address)),
    },
    dependencies,
  );
  return presentAsk(dependencies.pool, { askId }, dependencies);
};
