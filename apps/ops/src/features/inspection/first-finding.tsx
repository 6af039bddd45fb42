import { formatMoment } from '@suki/domain/time/format-moment';
import type { Order } from '@suki/sdk/types';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CheckList } from '@suki/ui/market/InspectionReport/CheckList';
import { InspectionReport } from '@suki/ui/market/InspectionReport/InspectionReport';
import { Photos } from '@suki/ui/market/InspectionReport/Photos';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { reportTexts, findingTexts as words } from './inspection.texts.ts';
import { checksOf, reportPhotos } from './inspection-result.view-model.ts';

/** The finding of the first inspector, for its author; a second inspector reads only that there is one. */
export function FirstFinding({ order }: { readonly order: Order }) {
  const { finding } = order;
  if (finding === null) {
    return null;
  }
  const { inspectorNumber, foundAt, points, isOwn } = finding;
  if (finding.finding === null || inspectorNumber === null) {
    return <Text measure>{words.unseen}</Text>;
  }
  return (
    <Stack space={4}>
      <InspectionReport
        caption={words.by(inspectorNumber, formatMoment(new Date(foundAt)))}
        title={words.title}
        stamp={<Stamp tone="critical">{words.name(finding.finding)}</Stamp>}
      >
        <Photos
          photos={reportPhotos(finding, order.item.category)}
          zoom={{ id: 'finding-photos', words: reportTexts.zoom }}
        />
        <CheckList checks={checksOf(points, order.item.category)} />
      </InspectionReport>
      {isOwn && <Text measure>{words.own}</Text>}
    </Stack>
  );
}
