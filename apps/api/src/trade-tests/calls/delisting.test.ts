import { tradeWorld } from '../../testing/trade-world.ts';
import { delistingCases } from './delisting.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), delistingCases);
