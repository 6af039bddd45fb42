import { tradeWorld } from '../../support/trade-world.ts';
import { listingPlays } from './listing.plays.ts';
import { playRows } from './play-rows.ts';

playRows(tradeWorld(), listingPlays);
