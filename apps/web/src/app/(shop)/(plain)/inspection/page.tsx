import { InspectionPage } from '../../../../features/pages/inspection-page.tsx';

export const metadata = { title: 'How we inspect' };

export default function InspectionRoute() {
  return <InspectionPage />;
}
