import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startProcess } from './managed-process.ts';

// No process is found under the number that the start gave.
vi.mock(import('@suki/local-stack/processes/process-info'), () => ({ processInfo: () => undefined }));

test('a process that ended at once reports how it ended, and stopping it is no error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'suki-managed-'));
  const process = startProcess({
    name: 'quick',
    label: 'the quick one',
    command: '/bin/sh',
    arguments: ['-c', 'exit 3'],
    directory: folder,
    environment: {},
    logFile: join(folder, 'quick.log'),
  });
  expect(await process.exited).toBe('exit code 3');
  await process.stop();
  rmSync(folder, { recursive: true });
});
