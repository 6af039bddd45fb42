import type { Category } from '@suki/domain/catalogue/categories';
import type { ItemCard, Verification } from '@suki/sdk/types';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { CheckList } from '@suki/ui/market/InspectionReport/CheckList';
import { InspectionReport } from '@suki/ui/market/InspectionReport/InspectionReport';
import { Photos } from '@suki/ui/market/InspectionReport/Photos';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { tintOf } from '../../../catalogue/item-art.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { certificatePath } from '../../../shell/paths.ts';
import { moment } from '../../../shell/when.ts';
import { reportTexts as texts } from './order-report.texts.ts';
import { reportChecks, reportPhotos, reportStamp, reportTitle } from './order-report.view-model.ts';

export type OrderReportProps = {
  readonly verification: Verification;
  readonly category: Category;
  readonly art: ItemCard['art'];
};

/** The id of the photos on the page of an order. */
export const REPORT_PHOTOS = 'report-photos';
export const stampTones = { pass: 'positive', minor_defect: 'caution', fail: 'critical' } as const;

export function OrderReport({ verification, category, art }: OrderReportProps) {
  const { certificateId, certificateNumber, photos, result } = verification;
  return (
    <InspectionReport
      caption={texts.caption(moment(verification.verifiedAt))}
      title={reportTitle(verification)}
      stamp={
        <Stamp tone={stampTones[result]} hole>
          {reportStamp(verification)}
        </Stamp>
      }
      foot={
        <>
          <span>{texts.foot(verification.inspectorNumber)}</span>
          {certificateId !== null && certificateNumber !== null && (
            <TextLink href={certificatePath(certificateId)} link={PageLink}>
              {texts.certificate(certificateNumber)}
            </TextLink>
          )}
        </>
      }
    >
      {photos.length > 0 && (
        <Photos
          tint={tintOf(art)}
          photos={reportPhotos(verification, category)}
          zoom={{ id: REPORT_PHOTOS, words: texts.zoom }}
        />
      )}
      <CheckList checks={reportChecks(verification, category)} />
    </InspectionReport>
  );
}
