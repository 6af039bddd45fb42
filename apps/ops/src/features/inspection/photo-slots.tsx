import { UPLOAD_MEGABYTES_MAX } from '@suki/domain/config/input';
import { requiredAngles } from '@suki/domain/config/inspection';
import type { Order } from '@suki/sdk/types';
import { FileField } from '@suki/ui/forms/FileField/FileField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Art } from '@suki/ui/market/Art/Art';
import { refusalText } from '../../shell/failure.view-model.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import * as styles from './inspection.css.ts';
import { photoTexts as words } from './inspection.texts.ts';
import type { KeptPhoto } from './kept-photos.ts';
import type { usePhotos } from './use-photos.ts';

const accept = 'image/jpeg,image/png,image/webp,image/avif';

type PhotoSlotsProps = { readonly item: Order['item']; readonly taken: ReturnType<typeof usePhotos> };

/** A slot for each required angle beside the drawing of that view, then further photos. */
export function PhotoSlots({ item, taken }: PhotoSlotsProps) {
  const { photos, add, remove, isStoring, error } = taken;
  const further = photos.filter(({ angle }) => angle === null);
  return (
    <Stack space={4}>
      <ul className={styles.slots}>
        {requiredAngles[item.category].map(({ id, label, view }) => {
          const photo = photos.find(({ angle }) => angle === id);
          return (
            <li key={id}>
              <Stack space={2}>
                <div className={styles.pictures}>
                  <ItemPicture item={item} view={view} ratio="square" sizes="160px" />
                  {photo !== undefined && <Taken photo={photo} alt={label} />}
                </div>
                <FileField
                  label={label}
                  action={photo === undefined ? words.take : words.takeAgain}
                  accept={accept}
                  onChange={(event) => {
                    void add([...(event.currentTarget.files ?? [])].slice(0, 1), id);
                    event.currentTarget.value = '';
                  }}
                />
              </Stack>
            </li>
          );
        })}
      </ul>
      <FileField
        label={words.others}
        optionalLabel={words.optional}
        action={words.takeOrChoose}
        rule={words.rule(UPLOAD_MEGABYTES_MAX)}
        accept={accept}
        multiple
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])], null);
          event.currentTarget.value = '';
        }}
      />
      {further.length > 0 && (
        <ul className={styles.slots}>
          {further.map((photo, index) => (
            <li key={photo.fileId}>
              <Stack space={2} align="start">
                <Taken photo={photo} alt={words.other(index + 1)} />
                <Button size="compact" aria-label={words.removeAbout(index + 1)} onClick={() => remove(photo.fileId)}>
                  {words.remove}
                </Button>
              </Stack>
            </li>
          ))}
        </ul>
      )}
      <div role="status">{isStoring && <Text tone="soft">{words.storing}</Text>}</div>
      {error !== null && (
        <Text role="alert" tone="critical">
          {refusalText(error)}
        </Text>
      )}
    </Stack>
  );
}

function Taken({ photo: { url }, alt }: { readonly photo: KeptPhoto; readonly alt: string }) {
  return <Art ratio="square" fit="cover" sizes="160px" picture={{ src: url, alt: words.yours(alt) }} />;
}
