import { categories } from '@suki/domain/catalogue/categories';
import { tabNames } from '@suki/domain/catalogue/tabs';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { InspectionSteps } from '@suki/ui/market/InspectionSteps/InspectionSteps';
import { ServiceFigures } from '../figures/service-figures.tsx';
import { itemTexts } from '../item/item.texts.ts';
import { InfoPage } from './info-page.tsx';

const texts = {
  title: 'How we inspect',
  lead: 'Every item sold on Suki comes to our warehouse first. Here’s what happens there.',
  steps: 'From the seller to you',
  points: (name: string) => `${name}, point by point`,
  count: (count: number) => `${count} points. Each is marked pass, noted or fail, with photos in your report.`,
};

/** The inspection page: its steps, and each point of the checklists that the warehouse uses. */
export function InspectionPage() {
  const shoes = checklistOf('shoes');
  return (
    <InfoPage
      title={texts.title}
      lead={texts.lead}
      sections={[
        {
          title: texts.steps,
          paragraphs: [],
          content: (
            <Stack space={4}>
              <ServiceFigures />
              <InspectionSteps steps={itemTexts.inspection.steps(shoes.points.length)} />
            </Stack>
          ),
        },
        ...categories.map((category) => {
          const { points } = checklistOf(category);
          return {
            title: texts.points(tabNames[category]),
            paragraphs: [texts.count(points.length)],
            content: <InspectionSteps steps={points.map(({ id, label }) => ({ id, lead: label }))} />,
          };
        }),
      ]}
    />
  );
}
