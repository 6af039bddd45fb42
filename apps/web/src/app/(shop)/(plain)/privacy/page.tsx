import { privacyTexts } from '../../../../features/pages/legal.texts.ts';
import { PrivacyPage } from '../../../../features/pages/privacy-page.tsx';

export const metadata = { title: privacyTexts.title };

export default function Privacy() {
  return <PrivacyPage />;
}
