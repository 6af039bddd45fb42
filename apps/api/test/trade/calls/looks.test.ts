import { tradeWorld } from '../../support/trade-world.ts';
import { lookCases } from './looks.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), lookCases);
