import { InfoPage } from '../../../../features/pages/info-page.tsx';
import { cookiesTexts } from '../../../../features/pages/legal.texts.ts';
import { VisitChoiceField } from '../../../../features/pages/visits/visit-choice-field.client.tsx';
import { visitTexts } from '../../../../features/pages/visits/visits.texts.ts';

export const metadata = { title: cookiesTexts.title };

export default function CookiesPage() {
  const { title, paragraphs } = visitTexts;
  const counted = { title, paragraphs, content: <VisitChoiceField /> };
  return <InfoPage {...cookiesTexts} sections={[...cookiesTexts.sections, counted]} />;
}
