import { calculatorsTexts } from '../../../../features/calculators/calculators.texts.ts';
import { Calculators } from '../../../../features/calculators/calculators.tsx';

export const metadata = { title: calculatorsTexts.title, description: calculatorsTexts.description };

export default function CalculatorsPage() {
  return <Calculators />;
}
