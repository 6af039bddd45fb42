import { checklistOf } from '@suki/domain/inspection/checklist';
import { usePassInspection, useUploadFile } from '@suki/sdk/hooks/staff';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { FileField } from '@suki/ui/FileField/FileField';
import { FilePreviews } from '@suki/ui/FileField/FilePreviews.client';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { type FormEvent, useState } from 'react';
import { CheckPointField } from './check-point-field.tsx';
import { type PointDraft, reportOf, whyNotReady } from './inspection-form.view-model.ts';

/** The report of one pair: a verdict on each point, photos, then the pass that pays the seller and makes the certificate. */
export function InspectionForm({ order }: { order: Order }) {
  const checklist = checklistOf(order.item.category);
  const [drafts, setDrafts] = useState<Readonly<Record<string, PointDraft>>>({});
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const upload = useUploadFile();
  const pass = usePassInspection();
  const reason = whyNotReady(checklist.points, drafts, photos.length);
  const isRunning = upload.isRunning || pass.isRunning;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fileIds = [];
    for (const photo of photos) {
      const stored = await upload.run(photo);
      if (!stored.ok) {
        return;
      }
      fileIds.push(stored.answer.fileId);
    }
    await pass.run({ id: order.id, report: reportOf({ points: checklist.points, drafts, fileIds }) });
  }

  const failure = upload.error ?? pass.error;
  return (
    <form onSubmit={submit}>
      <Stack space={5}>
        <Text measure>
          Criteria version {checklist.version}. Give every point a verdict. A pair that fails a point is set aside for a
          second inspector.
        </Text>
        <Button size="compact" onClick={() => setDrafts(allPassed(checklist.points, drafts))}>
          Mark the open points as passed
        </Button>
        {checklist.points.map((point) => (
          <CheckPointField
            key={point.id}
            point={point}
            draft={drafts[point.id]}
            onChange={(draft) => setDrafts((current) => ({ ...current, [point.id]: draft }))}
          />
        ))}
        <FileField
          label="Photos of this pair"
          action="Take or choose photos"
          rule="JPEG, PNG, WebP or AVIF, at most 10 MB each, at least one"
          accept="image/jpeg,image/png,image/webp,image/avif"
          capture="environment"
          multiple
          onChange={(event) => setPhotos([...(event.currentTarget.files ?? [])])}
          previews={<FilePreviews files={photos} />}
        />
        {failure !== null && (
          <Text role="alert" tone="critical">
            {failure.message}
          </Text>
        )}
        <Button
          type="submit"
          tone="main"
          disabledReason={reason}
          loadingLabel={isRunning ? 'Publishing the report' : undefined}
        >
          Pass and publish the report
        </Button>
      </Stack>
    </form>
  );
}

function allPassed(points: readonly { id: string }[], drafts: Readonly<Record<string, PointDraft>>) {
  return Object.fromEntries(points.map(({ id }) => [id, drafts[id] ?? { verdict: 'pass' as const, note: '' }]));
}
