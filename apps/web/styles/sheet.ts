import { join } from 'node:path';

/** The file with all styles, made before each build. */
export const SHEET = join(import.meta.dirname, 'sheet.css');
/** How class names are written: the same in the sheet and in the scripts. */
export const IDENTIFIERS = 'short';
