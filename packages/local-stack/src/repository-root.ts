import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json and pnpm-workspace.yaml of the whole repository. */
export const repositoryRoot: string = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
