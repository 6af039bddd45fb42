import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file beside its place and then renames it, which is one step for every reader: nobody reads half a file. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
