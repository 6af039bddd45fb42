import { tradeWorld } from '../../support/trade-world.ts';
import { holdCases } from './holds.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), holdCases);
