import { type UserChanges, updateUser as update } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { type DeliveryRegion, deliveryRegions } from '@suki/domain/delivery/regions.table';
import { validateName } from '@suki/domain/validators/name';
import type { Handler } from '../../http/handler.ts';
import { validationRefusal } from '../../http/read-input.ts';
import { validated } from '../../http/validated.ts';
import { presentUser } from './present-user.ts';

export const updateUser: Handler<'updateUser'> = async ({ caller, body }, dependencies) => {
  const { pool, clock } = dependencies;
  const changes: UserChanges = {
    ...(body.name === undefined ? {} : validated({ name: validateName(body.name) })),
    ...(body.avatar === undefined ? {} : { avatar: body.avatar }),
    ...(body.region === undefined ? {} : { region: regionOf(body.region) }),
  };
  await withTransaction(pool, (tx) => update(tx, caller.userId, changes, clock.now()));
  return presentUser(caller, dependencies);
};

function regionOf(text: string): DeliveryRegion {
  const region = deliveryRegions.find((known) => known === text);
  if (region === undefined) {
    throw validationRefusal([{ field: 'body.region', rule: `Expected one of ${deliveryRegions.join(', ')}` }]);
  }
  return region;
}
