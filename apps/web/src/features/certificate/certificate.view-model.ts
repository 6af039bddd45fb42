import { manilaDate } from '@suki/domain/time/manila';
import type { Certificate, Verification } from '@suki/sdk/types';
import { certificatePath } from '../../shell/paths.ts';
import { day } from '../../shell/when.ts';
import { certificateTexts as texts } from './certificate.texts.ts';

type Facts = Pick<Certificate, 'styleCode' | 'size'> & {
  readonly verification: Pick<Verification, 'verifiedAt' | 'inspectorNumber'>;
};

/** What stands on the tag besides the verdict. */
export function certificateFacts({ styleCode, size, verification: { verifiedAt, inspectorNumber } }: Facts) {
  const { facts } = texts;
  // A certificate is looked at years later.
  const year = manilaDate(new Date(verifiedAt)).slice(0, 4);
  return [
    { name: facts.style, value: styleCode },
    { name: facts.size, value: size },
    { name: facts.date, value: `${day(verifiedAt)} ${year}` },
    { name: facts.inspector, value: inspectorNumber },
  ];
}

/** The page's own address, as the code on the tag says it. */
export function certificateAddress(webUrl: string, id: string): string {
  return new URL(certificatePath(id), webUrl).href;
}
