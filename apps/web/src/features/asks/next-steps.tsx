import { InspectionSteps } from '@suki/ui/InspectionSteps/InspectionSteps';
import { Section } from '@suki/ui/Section/Section';
import { askTexts } from './asks.texts.ts';

/** What follows once somebody buys, while nobody has. */
export function NextSteps({ isFirst = false }: { readonly isFirst?: boolean | undefined }) {
  return (
    <Section title={askTexts.next} first={isFirst}>
      <InspectionSteps steps={askTexts.nextSteps} />
    </Section>
  );
}
