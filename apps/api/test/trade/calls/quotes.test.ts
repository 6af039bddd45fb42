import { tradeWorld } from '../../support/trade-world.ts';
import { playCases } from './play-cases.ts';
import { quoteCases } from './quotes.cases.ts';

playCases(tradeWorld(), quoteCases);
