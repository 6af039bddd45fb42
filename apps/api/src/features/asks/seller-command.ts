import type { AskId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import type { DomainRefusal } from '../../http/handler.ts';
import { type AskCommand, type AskContext, type AskDecision, commandOnAsk } from '../trade/command-on-ask.ts';
import type { AskTrade } from '../trade/lock-trade.ts';
import { presentAsk } from './present-ask.ts';

type Call = {
  readonly params: { readonly id: AskId } | { readonly askId: AskId };
  readonly caller: { readonly userId: UserId };
  readonly refuse: (reason: 'ASK_NOT_FOUND') => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

type SellerCommand<Given extends Call> = Pick<AskCommand, 'feeRulesOf' | 'alsoWrite'> & {
  readonly decide: (trade: AskTrade, call: Given, context: AskContext) => AskDecision;
};

/**
 * Makes the handler of a seller's command on an own ask; it answers the ask. A seller who names somebody else's ask
 * gets the answer of an ask that does not exist.
 */
export function sellerCommand<Given extends Call>(
  decide: SellerCommand<Given>['decide'],
  rest: Pick<AskCommand, 'feeRulesOf'> = {},
) {
  return {
    work: (call: Given, dependencies: Dependencies) => commandOfSeller(call, { decide, ...rest }, dependencies),
    answer: presentedAsk,
  };
}

/** Does the work of `sellerCommand`, for handlers with work around it. Returns the arguments of `presentAsk`. */
export async function commandOfSeller<Given extends Call>(
  call: Given,
  { decide, ...rest }: SellerCommand<Given>,
  dependencies: Dependencies,
): Promise<{ readonly askId: AskId }> {
  const { params, caller, refuse, refuseAs } = call;
  const askId = 'id' in params ? params.id : params.askId;
  await commandOnAsk(
    {
      askId,
      actorId: caller.userId,
      maySee: ({ ask }) => ask.sellerId === caller.userId,
      decide: (trade, context) => decide(trade, call, context),
      notFound: () => refuse('ASK_NOT_FOUND'),
      refuseAs,
      ...rest,
    },
    dependencies,
  );
  return { askId };
}

export const presentedAsk = (seen: { readonly askId: AskId }, dependencies: Dependencies) =>
  presentAsk(dependencies.pool, seen, dependencies);
