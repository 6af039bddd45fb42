import { fileURLToPath } from 'node:url';

/**
 * Arguments for node that start the auth emulator. 256 MB of old space hold some 50,000 accounts; more is a leak
 * worth seeing.
 */
export const emulatorArguments: readonly string[] = [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  '--expose-gc',
  fileURLToPath(new URL('./main.ts', import.meta.url)),
];
