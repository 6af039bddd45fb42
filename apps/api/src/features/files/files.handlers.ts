import type { SomeHandlers } from '../../http/handler.ts';
import { uploadFile } from './upload-file.route.ts';

export const fileHandlers = {
  uploadFile,
} satisfies SomeHandlers;
