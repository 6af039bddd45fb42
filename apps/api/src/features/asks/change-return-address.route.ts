import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { askById, setReturnAddress } from '@suki/db/queries/asks';
import { isSameAddress } from '@suki/domain/delivery/same-address';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { commandOfSeller, presentedAsk } from './seller-command.ts';

/**
 * `PUT /ask/{askId}/return-address`: E77, once; the address that stands there already is no change. The label is
 * printed when the platform hands the parcel over.
 */
export const changeReturnAddress: Handler<'changeReturnAddress'> = async (call, dependencies) => {
  const { params, body, refuse } = call;
  const { userId } = call.caller;
  const address = await addressOfUser(dependencies.pool, body.returnAddress, userId);
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  const seen = await commandOfSeller(
    call,
    {
      decide: async (trade, _call, { tx, now }) => {
        const isLabelPrinted = trade.returnLeg?.status === 'return_shipped';
        const decision = decide({ name: 'change_return_address', callerId: userId, isLabelPrinted }, trade, now);
        const before = await askById(tx, params.askId);
        const isUnchanged = before !== undefined && isSameAddress(before.returnAddress, address);
        return decision.ok && isUnchanged ? null : decision;
      },
      alsoWrite: (tx) => setReturnAddress(tx, params.askId, copyOfAddress(address)),
    },
    dependencies,
  );
  return presentedAsk(seen, dependencies);
};
