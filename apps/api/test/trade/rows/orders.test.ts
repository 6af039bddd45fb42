import { tradeWorld } from '../../support/trade-world.ts';
import { orderPlays } from './orders.plays.ts';
import { playRows } from './play-rows.ts';

playRows(tradeWorld(), orderPlays);
