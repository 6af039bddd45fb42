import { FactList } from '@suki/ui/lists/FactList/FactList';
import { InfoPage } from './info-page.tsx';
import { privacyPeriods, privacyTexts } from './legal.texts.ts';

/** The periods come third, behind the two sections that say what is kept. */
export function PrivacyPage() {
  const { facts, ...section } = privacyPeriods;
  const periods = { ...section, content: <FactList facts={facts} /> };
  return <InfoPage {...privacyTexts} sections={privacyTexts.sections.toSpliced(2, 0, periods)} />;
}
