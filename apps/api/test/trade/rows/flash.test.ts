import { tradeWorld } from '../../support/trade-world.ts';
import { flashPlays } from './flash.plays.ts';
import { playRows } from './play-rows.ts';

playRows(tradeWorld(), flashPlays);
