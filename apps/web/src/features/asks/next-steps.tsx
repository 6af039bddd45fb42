import { Section } from '@suki/ui/foundations/Section/Section';
import { InspectionSteps } from '@suki/ui/market/InspectionSteps/InspectionSteps';
import { acceptedSteps } from '../trade/accepted-steps.texts.ts';
import { tradeTexts } from '../trade/trade.texts.ts';
import { askTexts } from './asks.texts.ts';

export type NextStepsProps = {
  readonly isFirst?: boolean | undefined;
  /** The ask was made by accepting a bid: its bidder pays next, and nobody confirms the order. */
  readonly isAcceptance?: boolean | undefined;
};

/** The steps that follow a sale, for an ask that waits for a buyer. */
export function NextSteps({ isFirst = false, isAcceptance = false }: NextStepsProps) {
  return (
    <Section title={tradeTexts.next} first={isFirst}>
      <InspectionSteps steps={isAcceptance ? acceptedSteps : askTexts.nextSteps} />
    </Section>
  );
}
