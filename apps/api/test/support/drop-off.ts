import type { TestApi } from './start-test-api.ts';
import type { TestPerson } from './test-token.ts';
import { warehouseStaff } from './trade-people.ts';

/** A seller shows a code at the counter, and the desk confirms the name. Returns the code, ready to book with. */
export async function dropOff(api: TestApi, seller: TestPerson, desk: TestPerson = warehouseStaff): Promise<string> {
  const { code } = (await api.callAs(seller, 'makeDropOffCode')).answer();
  (await api.callAs(desk, 'identifySeller', { body: { code } })).answer();
  return code;
}
