import { tradeWorld } from '../../support/trade-world.ts';
import { playCases } from './play-cases.ts';
import { warehouseCases } from './warehouse.cases.ts';

playCases(tradeWorld(), warehouseCases);
