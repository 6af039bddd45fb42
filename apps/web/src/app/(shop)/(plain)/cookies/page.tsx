import { InfoPage } from '../../../../features/pages/info-page.tsx';
import { cookiesTexts } from '../../../../features/pages/legal.texts.ts';

export const metadata = { title: cookiesTexts.title };

export default function CookiesPage() {
  return <InfoPage {...cookiesTexts} />;
}
