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
import { orderTexts } from '../orders.texts.ts';
import { reportChecks, reportPhotos, reportStamp, reportTitle } from './order-report.view-model.ts';

export type OrderReportProps = {
  readonly verification: Verification;
  readonly category: Category;
  readonly art: ItemCard['art'];
};

const stampTones = { pass: 'positive', minor_defect: 'caution', fail: 'critical' } as const;

export function OrderReport({ verification, category, art }: OrderReportProps) {
  const { report } = orderTexts;
  const { certificateId, photos, result } = verification;
  return (
    <InspectionReport
      caption={report.caption(moment(verification.verifiedAt))}
      title={reportTitle(verification)}
      stamp={
        <Stamp tone={stampTones[result]} hole>
          {reportStamp(verification)}
        </Stamp>
      }
      foot={
        <>
          <span>{report.foot(verification.criteriaVersion, verification.inspectorNumber)}</span>
          {certificateId !== null && (
            <TextLink href={certificatePath(certificateId)} link={PageLink}>
              {report.certificate}
            </TextLink>
          )}
        </>
      }
    >
      {photos.length > 0 && <Photos tint={tintOf(art)} photos={reportPhotos(photos)} />}
      <CheckList checks={reportChecks(verification, category)} />
    </InspectionReport>
  );
}
