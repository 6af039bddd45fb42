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
 * The handler of a command that a seller gives on an own ask; it answers the ask. An ask of somebody else does not
 * exist for them.
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

/** The work of `sellerCommand`, for handlers that have more to do around it. Answers what the ask is presented by. */
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

/** An ask as its seller sees it, as the second part of a handler. */
export const presentedAsk = (seen: { readonly askId: AskId }, dependencies: Dependencies) =>
  presentAsk(dependencies.pool, seen, dependencies);
