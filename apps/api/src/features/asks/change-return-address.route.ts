import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { setReturnAddress } from '@suki/db/queries/asks';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { commandOfSeller, presentedAsk } from './seller-command.ts';

/** `PUT /ask/{askId}/return-address`: E77. The label is printed when the platform hands the parcel over. */
export const changeReturnAddress: Handler<'changeReturnAddress'> = async (call, dependencies) => {
  const { params, body, refuse } = call;
  const { userId } = call.caller;
  const address = await addressOfUser(dependencies.pool, body.returnAddress, userId);
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  const seen = await commandOfSeller(
    call,
    {
      decide: (trade, _call, { now }) => {
        const isLabelPrinted = trade.returnLeg?.status === 'return_shipped';
        return decide({ name: 'change_return_address', callerId: userId, isLabelPrinted }, trade, now);
      },
      alsoWrite: (tx) => setReturnAddress(tx, params.askId, copyOfAddress(address)),
    },
    dependencies,
  );
  return presentedAsk(seen, dependencies);
};
