import { tradeWorld } from '../../support/trade-world.ts';
import { paymentCases } from './payments.cases.ts';
import { playCases } from './play-cases.ts';

playCases(tradeWorld(), paymentCases);
