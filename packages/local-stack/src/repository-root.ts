import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot: string = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
