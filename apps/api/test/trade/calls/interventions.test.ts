import { tradeWorld } from '../../support/trade-world.ts';
import { interventionCases } from './interventions.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), interventionCases);
