import { formatMoment } from '@suki/domain/time/format-moment';
import type { Order } from '@suki/sdk/types';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { CheckList } from '@suki/ui/market/InspectionReport/CheckList';
import { InspectionReport } from '@suki/ui/market/InspectionReport/InspectionReport';
import { Photos } from '@suki/ui/market/InspectionReport/Photos';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { env } from '../../env.ts';
import { reportTexts as words } from './inspection.texts.ts';
import { checksOf, passedText, reportPhotos, reportTitle, stampTone } from './inspection-result.view-model.ts';

/** The published report as its buyer sees it, with a link to its certificate. */
export function InspectionResult({ order }: { readonly order: Order }) {
  const { verification, item } = order;
  if (verification === null) {
    return null;
  }
  const { points, verifiedAt, inspectorNumber, criteriaVersion, certificateId, certificateNumber } = verification;
  return (
    <InspectionReport
      caption={words.caption(formatMoment(new Date(verifiedAt)))}
      title={reportTitle(verification)}
      stamp={
        <Stamp tone={stampTone(verification)} hole>
          {passedText(verification)}
        </Stamp>
      }
      foot={
        <>
          <span>{words.foot(inspectorNumber, criteriaVersion)}</span>
          {certificateId !== null && (
            <TextLink href={`${env.webUrl}/certificate/${certificateId}`} target="_blank" rel="noreferrer">
              {words.certificate(certificateNumber)}
            </TextLink>
          )}
        </>
      }
    >
      <Photos photos={reportPhotos(verification, item.category)} zoom={{ id: 'report-photos', words: words.zoom }} />
      <CheckList checks={checksOf(points, item.category)} />
    </InspectionReport>
  );
}
