import { tradeWorld } from '../../support/trade-world.ts';
import { bidCases } from './bids.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), bidCases);
