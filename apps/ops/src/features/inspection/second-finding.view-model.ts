import type { InspectionFinding, Order } from '@suki/sdk/types';
import { findingTexts, outcomeTexts } from './inspection.texts.ts';
import { findingOf, type OutcomeDraft } from './inspection-form.view-model.ts';

export type OutcomeWords = {
  /** What sending it does. */
  readonly does: string;
  readonly button: string;
  readonly done: string;
  /** Sending it closes the order at the seller's cost: only after a look at the item, which has to be said. */
  readonly mustLook: boolean;
};

/**
 * What the verdict on the pair does, with the finding that waits already: the same finding by a second inspector closes the order (lifecycle,
 * E60a, E60b), so the words of a first one would be wrong.
 */
export function outcomeWords(outcome: OutcomeDraft, first: InspectionFinding | null): OutcomeWords {
  const { verdict } = outcome;
  const { does, button, done } = outcomeTexts;
  if (verdict !== 'fail' || first === null || first.isOwn) {
    return { does: does[verdict], button: button[verdict], done: done[verdict], mustLook: false };
  }
  if (findingOf(outcome) === first.finding) {
    return { does: findingTexts.agreeDoes, button: findingTexts.agree, done: findingTexts.agreed, mustLook: true };
  }
  return { does: findingTexts.otherDoes, button: button.fail, done: done.fail, mustLook: false };
}

/**
 * What is said when a verdict was sent. A page that had not heard of the first finding thought that it was the first: the answer tells whether the
 * order closed all the same.
 */
export function doneText(
  { verdict }: Pick<OutcomeDraft, 'verdict'>,
  words: Pick<OutcomeWords, 'done'>,
  { status }: Pick<Order, 'status'>,
): string {
  return verdict === 'fail' && status === 'transaction_closed' ? findingTexts.agreed : words.done;
}
