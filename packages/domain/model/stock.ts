import { whySellerMayNot } from './asks.ts';
import { closeAsk } from './closings.ts';
import { suspendSelling } from './listing.ts';
import { getExisting, isTerminalAsk, newId, row } from './look.ts';
import { compensate } from './money.ts';
import { holdItem, startReturn, stockValue } from './returns.ts';
import { arm, DAY, disarm, windows } from './timers.ts';
import type { Ask, Stock, World } from './world.ts';

/* docs/lifecycle.md#stock: items that are checked and stored before anybody buys them. */

export function bookIntake(world: World, sellerId: string): string | null {
  const reason = whySellerMayNot(world, getExisting(world.people, sellerId));
  if (reason !== null) return reason;
  const id = newId(world, 'stk');
  world.stock.set(id, { id, sellerId, status: 'intake_created', parcelReturn: null });
  arm(world, 'intake', id, windows.intake);
  return row(world, 'intake_created');
}

/** Steps that only change the status of the item. */
export type StockStep = 'send' | 'receive' | 'begin_check' | 'pass';

export function moveStock(world: World, stock: Stock, step: StockStep): string | null {
  if (step === 'send' && stock.status === 'intake_created') {
    disarm(world, stock.id, 'intake');
    stock.status = 'intake_on_way';
    return row(world, 'intake_on_way');
  }
  if (step === 'receive' && (stock.status === 'intake_on_way' || stock.status === 'intake_created')) {
    disarm(world, stock.id, 'intake');
    stock.status = 'received';
    return row(world, 'stock received');
  }
  if (step === 'begin_check' && stock.status === 'received') {
    stock.status = 'checking';
    return row(world, 'stock checking');
  }
  if (step === 'pass' && stock.status === 'checking') {
    stock.status = 'in_stock';
    arm(world, 'stock_storage', stock.id, windows.stock_storage);
    return row(world, 'in_stock');
  }
  return 'NOT_ALLOWED_NOW';
}

/** Two inspectors reject the item: it goes back at the seller's cost; a counterfeit is held. */
export function rejectStock(world: World, stock: Stock, isCounterfeit: boolean, inspectors: number): string | null {
  if (inspectors < 2) return 'TWO_INSPECTORS';
  if (stock.status !== 'checking') return 'NOT_ALLOWED_NOW';
  stock.status = 'rejected';
  const value = stockValue(world, stock.sellerId, stock.id);
  if (isCounterfeit) {
    holdItem(world, stock, value);
    suspendSelling(world, getExisting(world.people, stock.sellerId));
    return row(world, 'stock counterfeit');
  }
  startReturn(world, stock, value, { payer: 'seller' });
  return row(world, 'stock rejected');
}

export function intakeTimeOver(world: World, stock: Stock): string | null {
  disarm(world, stock.id, 'intake');
  stock.status = 'intake_void';
  return row(world, 'intake void');
}

function openAskOf(world: World, stock: Stock): Ask | undefined {
  for (const ask of world.asks.values()) if (ask.stockId === stock.id && !isTerminalAsk(ask)) return ask;
  return undefined;
}

/** The item leaves the shelf: a listed ask for it is withdrawn (E08). */
function leaveShelf(world: World, stock: Stock, status: Stock['status']): void {
  const ask = openAskOf(world, stock);
  if (ask !== undefined) closeAsk(world, ask, 'seller_withdrew');
  stock.status = status;
  disarm(world, stock.id, 'stock_storage');
}

/** The seller wants it back. */
export function withdrawStock(world: World, stock: Stock, callerId: string): string | null {
  if (stock.sellerId !== callerId) return 'NOT_YOUR_ROLE';
  if (stock.status !== 'in_stock') return 'NOT_ALLOWED_NOW';
  leaveShelf(world, stock, 'withdrawn');
  startReturn(world, stock, stockValue(world, stock.sellerId, stock.id), { payer: 'seller', passesAsNew: true });
  return row(world, 'stock withdrawn');
}

/** 120 days are over. A reserved item waits for the end of its trade. */
export function storageTimeOver(world: World, stock: Stock): string | null {
  if (stock.status !== 'in_stock') {
    if (stock.status !== 'reserved') return row(world, 'not on the shelf');
    arm(world, 'stock_storage', stock.id, DAY);
    return row(world, 'storage of a reserved item');
  }
  leaveShelf(world, stock, 'overdue');
  startReturn(world, stock, stockValue(world, stock.sellerId, stock.id), { payer: 'seller', passesAsNew: true });
  return row(world, 'stock overdue');
}

/** Damaged or lost here, while nobody had reserved it (else E68d). */
export function damageStock(world: World, stock: Stock): string | null {
  if (!['received', 'checking', 'in_stock'].includes(stock.status)) return 'NOT_ALLOWED_NOW';
  const value = stockValue(world, stock.sellerId, stock.id);
  leaveShelf(world, stock, 'lost_here');
  compensate(world, { userId: stock.sellerId, subject: stock.id, amount: value });
  return row(world, 'stock damaged');
}
