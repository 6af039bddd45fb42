import type { Command } from './commands.ts';
import { type Dice, likely } from './dice.ts';
import type { Ask, Return, Stock, World } from './world.ts';

function isOnTheWayBack(parcelReturn: Return | null): boolean {
  return parcelReturn !== null && ['return_pending', 'return_shipped', 'held'].includes(parcelReturn.status);
}

/** A likely next command for an item that goes back to its seller. */
export function nextForParcel(world: World, dice: Dice): Command | undefined {
  const asks = [...world.asks.values()].filter((ask) => isOnTheWayBack(ask.parcelReturn));
  const stock = [...world.stock.values()].filter((one) => isOnTheWayBack(one.parcelReturn));
  const owner: Ask | Stock | undefined = dice.any([...asks, ...stock]);
  if (owner === undefined) return undefined;
  const ownerId = owner.id;
  const timer = ['return_choice', 'return_sla', 'return_shipment', 'seller_to_receive', 'return_storage']
    .map((kind) => world.timers.get(`${kind} ${ownerId}`))
    .find((one) => one !== undefined);
  const choices: [number, Command][] = [
    [4, { name: 'ship_return', ownerId }],
    [owner.parcelReturn?.isPaid === false ? 4 : 0.1, { name: 'pay_return', ownerId }],
    [2, { name: 'return_received', ownerId }],
    [owner.parcelReturn?.status === 'return_shipped' ? 1 : 0, { name: 'return_delivered', ownerId }],
    [1, { name: 'return_came_back', ownerId }],
    [0.7, { name: 'return_lost', ownerId }],
  ];
  if (timer !== undefined) choices.push([2.5, { name: 'wait', ms: Math.max(timer.fireAt - world.now, 0) + 1 }]);
  const leg = owner.parcelReturn;
  const most = leg?.lossInValue === 0 ? dice.pick(['return', 'return', 'dispose', 'surrender']) : 'surrender';
  const choice = leg?.passesAsNew && dice.chance(0.5) ? 'sell_as_flash' : dice.chance(0.4) ? 'return' : most;
  if ('kind' in owner || choice !== 'sell_as_flash') {
    choices.push([
      leg?.choice === null ? 4 : 0.6,
      { name: 'choose_return', ownerId, callerId: owner.sellerId, choice: leg?.choice ?? choice },
    ]);
  }
  if (leg?.status === 'held') choices.push([6, { name: 'release_held_item', ownerId, isReleased: dice.chance(0.5) }]);
  if ('kind' in owner)
    choices.push([0.3, { name: 'change_return_address', askId: ownerId }], [0.5, { name: 'rush_order', id: ownerId }]);
  return likely(dice, choices);
}

/** A likely next command for an item that is, or shall be, stored with us. */
export function nextForStock(world: World, dice: Dice): Command | undefined {
  const open = [...world.stock.values()].filter(
    (one) => !['dispatched', 'intake_void', 'lost_here'].includes(one.status),
  );
  const stock = dice.any(open);
  if (stock === undefined) return undefined;
  const { id: stockId, sellerId } = stock;
  const steps = {
    intake_created: 'send',
    intake_on_way: 'receive',
    received: 'begin_check',
    checking: 'pass',
  } as const;
  const next = stock.status in steps ? steps[stock.status as keyof typeof steps] : undefined;
  const timer = world.timers.get(`intake ${stockId}`) ?? world.timers.get(`stock_storage ${stockId}`);
  const choices: [number, Command][] = [
    [
      stock.status === 'checking' ? 4 : 0.05,
      { name: 'reject_stock', stockId, isCounterfeit: dice.chance(0.5), inspectors: dice.pick([2, 2, 1]) },
    ],
    [0.5, { name: 'withdraw_stock', stockId, callerId: dice.chance(0.95) ? sellerId : 'usr_fay00000000' }],
    [0.25, { name: 'damage_stock', stockId }],
    [0.05, { name: 'move_stock', stockId, step: dice.pick(['send', 'receive', 'begin_check', 'pass']) }],
  ];
  if (next !== undefined) choices.push([8, { name: 'move_stock', stockId, step: next }]);
  if (stock.status === 'in_stock') {
    choices.push([6, { name: 'post_ask', sellerId, price: dice.pick([100_000, 250_000, 600_000]), days: 30, stockId }]);
  }
  if (timer !== undefined) choices.push([0.4, { name: 'wait', ms: Math.max(timer.fireAt - world.now, 0) + 1 }]);
  return likely(dice, choices);
}
