import { tradeWorld } from '../../support/trade-world.ts';
import { parcelPlays } from './parcels.plays.ts';
import { playRows } from './play-rows.ts';

playRows(tradeWorld(), parcelPlays);
