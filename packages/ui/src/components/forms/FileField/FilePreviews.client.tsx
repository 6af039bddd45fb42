'use client';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../foundations/IconButton/IconButton.tsx';
import * as styles from './FileField.css.ts';

export type FilePreviewsProps = {
  files: ReadonlyArray<File>;
  /** Names the button that removes a file; the file's name follows it. */
  removeLabel: string;
  onRemove: (index: number) => void;
};

type Preview = { file: File; url: string | undefined };

/** The chosen files as small squares: pictures as thumbnails, every other file by its name. */
export function FilePreviews({ files, removeLabel, onRemove }: FilePreviewsProps) {
  const previews = usePreviews(files);
  const { list, remember } = useFocusAfterRemoval(previews);
  if (previews.length === 0) return null;
  return (
    <ul ref={list} className={styles.previews}>
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
            <IconButton
              icon="cross"
              label={`${removeLabel} ${file.name}`}
              onClick={() => {
                remember(index);
                onRemove(index);
              }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function usePreviews(files: ReadonlyArray<File>): ReadonlyArray<Preview> {
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
  return previews;
}

/** Moves the focus from a removed file's button to the next button, after the last file to the file field. */
function useFocusAfterRemoval(previews: ReadonlyArray<Preview>) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ index: number; field: ParentNode | null } | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const { index, field } = removed.current;
    removed.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, previews.length - 1)];
    (next ?? field?.querySelector<HTMLInputElement>('input[type="file"]'))?.focus();
  }, [previews]);
  const remember = (index: number) => {
    removed.current = { index, field: list.current?.parentElement ?? null };
  };
  return { list, remember };
}
