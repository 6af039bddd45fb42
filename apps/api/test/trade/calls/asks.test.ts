import { tradeWorld } from '../../support/trade-world.ts';
import { askCases } from './asks.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), askCases);
