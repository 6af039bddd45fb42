import { InfoPage } from '../../../../features/pages/info-page.tsx';
import { termsTexts } from '../../../../features/pages/legal.texts.ts';

export const metadata = { title: termsTexts.title };

export default function TermsPage() {
  return <InfoPage {...termsTexts} />;
}
