import type { InspectionFinding, Order } from '@suki/sdk/types';
import { findingTexts, outcomeTexts } from './inspection.texts.ts';
import type { OutcomeDraft } from './inspection-form.view-model.ts';

export type OutcomeWords = {
  readonly does: string;
  readonly button: string;
  readonly done: string;
  /** True when sending can close the order at the seller's cost: the inspector confirms that they looked. */
  readonly mustLook: boolean;
};

/**
 * The consequence of a verdict. A second inspector decides blind, so the words say both ways: the same finding closes
 * the order (`E60a`, `E60b`), another one waits in place of the first.
 */
export function outcomeWords(
  { verdict }: Pick<OutcomeDraft, 'verdict'>,
  first: InspectionFinding | null,
): OutcomeWords {
  const { does, button, done } = outcomeTexts;
  const isSecond = verdict === 'fail' && first !== null && !first.isOwn;
  return {
    does: isSecond ? findingTexts.secondDoes : does[verdict],
    button: button[verdict],
    done: done[verdict],
    mustLook: isSecond,
  };
}

/** The notice after a verdict; the answer tells whether the order closed. */
export function doneText(
  { verdict }: Pick<OutcomeDraft, 'verdict'>,
  words: Pick<OutcomeWords, 'done'>,
  { status }: Pick<Order, 'status'>,
): string {
  return verdict === 'fail' && status === 'transaction_closed' ? findingTexts.agreed : words.done;
}
