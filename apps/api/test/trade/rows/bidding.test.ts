import { tradeWorld } from '../../support/trade-world.ts';
import { biddingPlays } from './bidding.plays.ts';
import { playRows } from './play-rows.ts';

playRows(tradeWorld(), biddingPlays);
