import { InfoPage } from '../../../../features/pages/info-page.tsx';
import { privacyTexts } from '../../../../features/pages/legal.texts.ts';

export const metadata = { title: privacyTexts.title };

export default function PrivacyPage() {
  return <InfoPage {...privacyTexts} />;
}
