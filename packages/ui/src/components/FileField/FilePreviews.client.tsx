'use client';
import { useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileField.css.ts';

export type FilePreviewsProps = {
  files: ReadonlyArray<File>;
  /** Names the button that takes a file out again; the file's name is put after it. */
  removeLabel: string;
  onRemove: (index: number) => void;
};

type Preview = { file: File; url: string | undefined };

/** What was chosen, as small squares: pictures as they are, anything else by its name. */
export function FilePreviews({ files, removeLabel, onRemove }: FilePreviewsProps) {
  const [previews, setPreviews] = useState<ReadonlyArray<Preview>>([]);
  useEffect(() => {
    const made = files.map((file) => ({
      file,
      url: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined,
    }));
    setPreviews(made);
    return () => {
      for (const { url } of made) if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [files]);
  if (previews.length === 0) return null;
  return (
    <ul className={styles.previews}>
      {previews.map(({ file, url }, index) => (
        <li key={`${file.name}-${file.size}-${file.lastModified}`} className={styles.preview}>
          {url === undefined ? (
            <p className={styles.fileName}>{file.name}</p>
          ) : (
            <picture>
              <img src={url} alt={file.name} className={styles.image} />
            </picture>
          )}
          <span className={styles.remove}>
            <IconButton icon="cross" label={`${removeLabel} ${file.name}`} onClick={() => onRemove(index)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
