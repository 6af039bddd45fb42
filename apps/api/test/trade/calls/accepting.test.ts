import { tradeWorld } from '../../support/trade-world.ts';
import { acceptingCases } from './accepting.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), acceptingCases);
