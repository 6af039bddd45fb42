import { withTransaction } from '@suki/db/tx';
import type { AskId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { HandlerInTwoParts } from '../../../http/handler.ts';
import { presentedAsk } from '../../asks/seller-command.ts';
import { carryOut } from '../../trade/carry-out.ts';
import { lockAskTrade } from '../../trade/lock-trade.ts';
import { askSecondPerson } from '../approvals/ask-second-person.ts';
import { keptOf } from '../approvals/order-money.ts';

/**
 * `POST /staff/ask/{id}/review-suspension`: E12, the end of the review, with its reason in the history. Keeping the
 * deposit waits for a second person, like every deposit that is kept for fraud.
 */
export const reviewSuspension: HandlerInTwoParts<'reviewSuspension', { readonly askId: AskId }> = {
  work: async ({ params, body, caller, refuse, refuseAs }, { pool, clock, ids }) => {
    const { outcome, reason } = body;
    const by = caller.userId;
    await withTransaction(pool, async (tx) => {
      const trade = await lockAskTrade(tx, params.id);
      if (trade === undefined) throw refuse('ASK_NOT_FOUND');
      const at = clock.now();
      const decision = decide({ name: 'review_suspension', outcome }, trade, at);
      if (!decision.ok) throw refuseAs(decision);
      const { event } = decision;
      const wish = { kind: 'keep_deposit', subject: params.id, event, command: { outcome }, reason } as const;
      // Nothing is kept where the deposit goes back: then one person is enough, unless a request waits already.
      const asked = { ...wish, amount: keptOf(decision), requestedBy: by, at };
      if (await askSecondPerson(tx, asked, { ids, isWaiting: () => refuse('APPROVAL_WAITING') })) return;
      await carryOut(tx, { ...decision, audit: { ...decision.audit, reason } }, { at, actorId: by }, { ids });
    });
    return { askId: params.id };
  },
  answer: presentedAsk,
};
