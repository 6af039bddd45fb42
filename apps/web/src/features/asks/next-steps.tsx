import { Section } from '@suki/ui/foundations/Section/Section';
import { InspectionSteps } from '@suki/ui/market/InspectionSteps/InspectionSteps';
import { acceptedSteps } from '../trade/accepted-steps.texts.ts';
import { askTexts } from './asks.texts.ts';

export type NextStepsProps = {
  readonly isFirst?: boolean | undefined;
  /** A bid was accepted: its bidder pays, and nobody confirms anything. */
  readonly isAcceptance?: boolean | undefined;
};

/** What follows once somebody buys, while nobody has. */
export function NextSteps({ isFirst = false, isAcceptance = false }: NextStepsProps) {
  return (
    <Section title={askTexts.next} first={isFirst}>
      <InspectionSteps steps={isAcceptance ? acceptedSteps : askTexts.nextSteps} />
    </Section>
  );
}
