import { formatMoment } from '@suki/domain/time/format-moment';
import { useFailInspection } from '@suki/sdk/hooks/staff/inspections';
import type { InspectionFinding, Order } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CheckList } from '@suki/ui/market/InspectionReport/CheckList';
import { InspectionReport } from '@suki/ui/market/InspectionReport/InspectionReport';
import { Photos } from '@suki/ui/market/InspectionReport/Photos';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { tellMovedOn } from '../../shell/tell-moved-on.ts';
import { findingTexts as words } from './inspection.texts.ts';
import { checksOf } from './inspection-result.view-model.ts';

/** The finding of the first inspector. A second inspector agrees here, or gives another verdict below. */
export function FirstFinding({ order }: { readonly order: Order }) {
  const { finding } = order;
  if (finding === null) {
    return null;
  }
  const { inspectorNumber, foundAt, photos, points, isOwn } = finding;
  return (
    <Stack space={4}>
      <InspectionReport
        caption={words.by(inspectorNumber, formatMoment(new Date(foundAt)))}
        title={words.title}
        stamp={<Stamp tone="critical">{words.name(finding)}</Stamp>}
      >
        <Photos
          photos={photos.map(({ fileId, url, alt }, index) => ({
            id: `${fileId}-${index}`,
            picture: { src: url, alt },
            caption: words.photo(index + 1),
          }))}
        />
        <CheckList checks={checksOf(points, order.item.category)} />
      </InspectionReport>
      {isOwn ? <Text measure>{words.own}</Text> : <Agree order={order} finding={finding} />}
    </Stack>
  );
}

type AgreeProps = { readonly order: Order; readonly finding: InspectionFinding };

/** Agreeing closes the order at the seller's cost, so the inspector has to confirm that they looked at the item. */
function Agree({ order, finding }: AgreeProps) {
  const fail = useFailInspection();
  const [hasLooked, setLooked] = useState(false);

  async function press() {
    const { passesAsNew, points, photos } = finding;
    const report = {
      finding: finding.finding,
      passesAsNew,
      points: points.map(({ id, verdict, note }) => ({ id, verdict, note })),
      photos: photos.map(({ fileId, alt }) => ({ fileId, alt })),
    };
    const outcome = await fail.run({ id: order.id, report });
    tellMovedOn(outcome);
    if (outcome.ok) {
      toasts.show(words.agreed, { tone: 'positive' });
    }
  }

  return (
    <Stack space={3} align="start">
      <Text measure>{words.others}</Text>
      <CheckboxField
        label={words.looked}
        checked={hasLooked}
        onChange={(event) => setLooked(event.currentTarget.checked)}
      />
      <Button
        tone="ink"
        disabledReason={hasLooked ? undefined : words.mustLook}
        loadingLabel={fail.isRunning ? words.agreeing : undefined}
        onClick={() => void press()}
      >
        {words.agree}
      </Button>
      {fail.error !== null && (
        <Text role="alert" tone="critical">
          {refusalText(fail.error)}
        </Text>
      )}
    </Stack>
  );
}
