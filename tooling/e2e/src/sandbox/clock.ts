import { staff } from '../people/staff.ts';
import { callerOf } from '../stage/caller.ts';

export async function resetClock(): Promise<void> {
  const ines = await callerOf(staff.warehouse);
  await ines('moveClock', { body: { offsetMs: 0 } });
}
