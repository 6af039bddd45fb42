import { tradeWorld } from '../../support/trade-world.ts';
import { delistingPlays } from './delisting.plays.ts';
import { playRows } from './play-rows.ts';

playRows(tradeWorld(), delistingPlays);
