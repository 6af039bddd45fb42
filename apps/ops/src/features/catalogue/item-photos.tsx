import { ITEM_PHOTOS_MAX } from '@suki/domain/config/catalogue-desk';
import { UPLOAD_MEGABYTES_MAX } from '@suki/domain/config/input';
import { useSetItemPhotos } from '@suki/sdk/hooks/staff/catalogue';
import { useUploadFile } from '@suki/sdk/hooks/staff/files';
import type { CatalogueItem } from '@suki/sdk/types';
import { FileField } from '@suki/ui/forms/FileField/FileField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Art } from '@suki/ui/market/Art/Art';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';
import * as styles from './catalogue.css.ts';
import { itemTexts as words } from './catalogue.texts.ts';

type FileId = CatalogueItem['photos'][number]['fileId'];

/** The photographs of an item in their order; each press is saved at once. */
export function ItemPhotos({ item }: { readonly item: CatalogueItem }) {
  const set = useSetItemPhotos();
  const upload = useUploadFile();
  const ids = item.photos.map(({ fileId }) => fileId);
  async function save(fileIds: readonly FileId[]) {
    const outcome = await set.run({ id: item.id, version: item.version, fileIds: [...fileIds] });
    if (outcome.ok) toasts.show(words.photosSaved, { tone: 'positive' });
  }
  async function add(files: readonly File[]) {
    const added: FileId[] = [];
    for (const file of files.slice(0, ITEM_PHOTOS_MAX - ids.length)) {
      const outcome = await upload.run(file);
      if (outcome.ok) added.push(outcome.answer.fileId);
    }
    if (added.length > 0) await save([...ids, ...added]);
  }
  const error = upload.error ?? set.error;
  return (
    <Stack space={4}>
      {ids.length === 0 && <Text tone="soft">{words.noPhotos}</Text>}
      <ul className={styles.photos}>
        {item.photos.map(({ fileId, url }, index) => (
          <li key={fileId}>
            <Stack space={2}>
              <Art ratio="square" fit="cover" sizes="160px" picture={{ src: url, alt: words.photo(index + 1) }} />
              <Inline space={2}>
                {index === 0 ? (
                  <Text size="label">{words.first}</Text>
                ) : (
                  <Button
                    size="compact"
                    aria-label={words.earlierAbout(index + 1)}
                    onClick={() => void save(moved(ids, index))}
                  >
                    {words.earlier}
                  </Button>
                )}
                <Button
                  size="compact"
                  tone="plain"
                  aria-label={words.removeAbout(index + 1)}
                  onClick={() => void save(ids.filter((id) => id !== fileId))}
                >
                  {words.remove}
                </Button>
              </Inline>
            </Stack>
          </li>
        ))}
      </ul>
      {ids.length < ITEM_PHOTOS_MAX && (
        <FileField
          label={words.addPhotos}
          action={words.chooseFiles}
          rule={words.photoRule(UPLOAD_MEGABYTES_MAX)}
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      )}
      <div role="status">{upload.isRunning && <Text tone="soft">{words.storing}</Text>}</div>
      {error !== null && (
        <Text tone="critical" role="alert">
          {refusalText(error)}
        </Text>
      )}
    </Stack>
  );
}

/** The list with one entry a place earlier. */
function moved(ids: readonly FileId[], index: number): readonly FileId[] {
  const next = [...ids];
  next.splice(index - 1, 0, ...next.splice(index, 1));
  return next;
}
