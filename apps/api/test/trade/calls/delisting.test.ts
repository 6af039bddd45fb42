import { tradeWorld } from '../../support/trade-world.ts';
import { delistingCases } from './delisting.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), delistingCases);
