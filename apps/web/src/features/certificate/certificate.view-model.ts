import { manilaDate } from '@suki/domain/time/manila';
import type { Certificate, Verification } from '@suki/sdk/types';
import { day } from '../../shell/when.ts';
import { certificateTexts as texts } from './certificate.texts.ts';

type Facts = Pick<Certificate, 'styleCode' | 'size'> & {
  readonly verification: Pick<Verification, 'verifiedAt' | 'inspectorNumber'>;
};

/** The facts on the certificate besides the verdict. */
export function certificateFacts({ styleCode, size, verification: { verifiedAt, inspectorNumber } }: Facts) {
  const { facts } = texts;
  // With the year: people look at a certificate years later.
  const year = manilaDate(new Date(verifiedAt)).slice(0, 4);
  return [
    { name: facts.style, value: styleCode },
    { name: facts.size, value: size },
    { name: facts.date, value: `${day(verifiedAt)} ${year}` },
    { name: facts.inspector, value: inspectorNumber },
  ];
}
