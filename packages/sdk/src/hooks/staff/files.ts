import { useCommand } from '../../command.ts';
import { uploadFile } from '../../generated/system.ts';

/** Stores a picture; it is re-encoded and its metadata is dropped. */
export function useUploadFile() {
  return useCommand((file: Blob) => uploadFile({ file }));
}
