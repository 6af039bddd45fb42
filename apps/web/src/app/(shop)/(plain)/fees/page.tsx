import { feesTexts } from '../../../../features/pages/fees.texts.ts';
import { FeesPage } from '../../../../features/pages/fees-page.tsx';

export const metadata = { title: feesTexts.title };

export default function FeesRoute() {
  return <FeesPage />;
}
