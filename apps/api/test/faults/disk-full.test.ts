import { expect, test } from 'vitest';
import { fillDisk } from './disk-full.ts';
import { inOwnDatabase } from './in-own-database.ts';
import { canMakeDisks, SMALL_DISK_MIB, smallDisk, smallLog } from './small-disk.ts';

/** The size of the suite; `chaos F5` has a hundred buyers. */
const BUYERS = 20;
const HANGING_MS = 300_000;

test.skipIf(!canMakeDisks)(
  'F5: with a full disk under PostgreSQL calls are answered 503; with space again each purchase is made once',
  async () => {
    const disk = smallDisk(SMALL_DISK_MIB);
    try {
      const counts = await inOwnDatabase({ directory: disk.path, flags: smallLog }, (world, database) =>
        fillDisk(world, { database, disk }, { buyers: BUYERS }),
      );
      console.info('F5:', counts);
      expect(counts.refused).toBeGreaterThan(0);
    } finally {
      disk.remove();
    }
  },
  HANGING_MS,
);
