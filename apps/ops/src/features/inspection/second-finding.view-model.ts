import type { InspectionFinding, Order } from '@suki/sdk/types';
import { findingTexts, outcomeTexts } from './inspection.texts.ts';
import { findingOf, type OutcomeDraft } from './inspection-form.view-model.ts';

export type OutcomeWords = {
  readonly does: string;
  readonly button: string;
  readonly done: string;
  /** True when sending closes the order at the seller's cost: the inspector confirms that they looked. */
  readonly mustLook: boolean;
};

/** The consequence of a verdict: a finding like the first inspector's closes the order (`E60a`, `E60b`). */
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

/** The notice after a verdict; the answer tells whether the order closed. */
export function doneText(
  { verdict }: Pick<OutcomeDraft, 'verdict'>,
  words: Pick<OutcomeWords, 'done'>,
  { status }: Pick<Order, 'status'>,
): string {
  return verdict === 'fail' && status === 'transaction_closed' ? findingTexts.agreed : words.done;
}
