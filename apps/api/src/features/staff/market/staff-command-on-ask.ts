import type { AskId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../../dependencies.ts';
import type { DomainRefusal } from '../../../http/handler.ts';
import { presentedAsk } from '../../asks/seller-command.ts';
import { type AskContext, type AskDecision, commandOnAsk } from '../../trade/command-on-ask.ts';
import type { AskTrade } from '../../trade/lock-trade.ts';

type Call = {
  readonly params: { readonly id: AskId };
  readonly caller: { readonly userId: UserId };
  readonly refuse: (reason: 'ASK_NOT_FOUND') => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

/** Makes the handler of a staff command on any ask; it answers the ask. */
export function staffCommandOnAsk<Given extends Call>(
  decide: (trade: AskTrade, call: Given, context: AskContext) => AskDecision,
) {
  return {
    work: async (call: Given, dependencies: Dependencies): Promise<{ readonly askId: AskId }> => {
      const { params, caller, refuse, refuseAs } = call;
      await commandOnAsk(
        {
          askId: params.id,
          actorId: caller.userId,
          maySee: () => true,
          decide: (trade, context) => decide(trade, call, context),
          notFound: () => refuse('ASK_NOT_FOUND'),
          refuseAs,
        },
        dependencies,
      );
      return { askId: params.id };
    },
    answer: presentedAsk,
  };
}
