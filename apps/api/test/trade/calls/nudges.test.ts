import { tradeWorld } from '../../support/trade-world.ts';
import { nudgeCases } from './nudges.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), nudgeCases);
