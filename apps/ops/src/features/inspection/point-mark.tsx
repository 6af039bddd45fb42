import { SpotField } from '@suki/ui/forms/SpotField/SpotField.client';
import { markTexts as texts } from './inspection.texts.ts';
import type { Mark, Point } from './inspection-form.view-model.ts';
import type { NamedPhoto } from './photos-with-names.ts';

type PointMarkProps = {
  readonly point: Point;
  readonly photos: readonly NamedPhoto[];
  readonly mark: Mark | undefined;
  readonly onChange: (mark: Mark | undefined) => void;
};

/** Ties a noted point to a photo, and by a tap on it to a spot. */
export function PointMark({ point, photos, mark, onChange }: PointMarkProps) {
  return (
    <SpotField
      label={texts.group(point.label)}
      words={texts}
      photos={photos.map(({ fileId, url, name }) => ({ id: fileId, src: url, name }))}
      value={mark === undefined ? undefined : { id: mark.fileId, spot: mark.spot }}
      onValueChange={(value) => onChange(value === undefined ? undefined : { fileId: value.id, spot: value.spot })}
    />
  );
}
