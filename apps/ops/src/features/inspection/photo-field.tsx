import { UPLOAD_MEGABYTES_MAX } from '@suki/domain/config/input';
import { FileField } from '@suki/ui/forms/FileField/FileField';
import { FilePreviews } from '@suki/ui/forms/FileField/FilePreviews.client';

type PhotoFieldProps = { readonly photos: readonly File[]; readonly onChange: (photos: readonly File[]) => void };

/** The photos of the report. A camera returns one at a time, so each choice adds to the others. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  return (
    <FileField
      label="Photos of this item"
      action={photos.length === 0 ? 'Take or choose photos' : 'Add more photos'}
      rule={`JPEG, PNG, WebP or AVIF, at most ${UPLOAD_MEGABYTES_MAX} MB each, at least one`}
      accept="image/jpeg,image/png,image/webp,image/avif"
      multiple
      onChange={(event) => {
        onChange([...photos, ...(event.currentTarget.files ?? [])]);
        // The input is cleared, so that a removed file can be chosen again.
        event.currentTarget.value = '';
      }}
      previews={
        <FilePreviews
          files={photos}
          removeLabel="Take out"
          onRemove={(index) => onChange(photos.filter((_, position) => position !== index))}
        />
      }
    />
  );
}
