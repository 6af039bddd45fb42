import { decide } from '../src/trade/decide/decide.ts';
import type { FactsOf, CommandOf as RuleCommand, CommandName as RuleName } from '../src/trade/facts/commands.ts';
import type { Decision } from '../src/trade/facts/decision.ts';
import type { CommandName, CommandOf } from './commands.ts';
import type { Scene } from './scene.types.ts';

/** The question to the rules for each command of the model. Null: the rules decide nothing. */
export type Calls = { readonly [Name in CommandName]?: (scene: Scene, command: CommandOf<Name>) => Decision | null };

/** `decide` at the moment of the scene. */
export function ask<Name extends RuleName>(scene: Scene, command: RuleCommand<Name>, facts: FactsOf<Name>): Decision {
  return decide(command, facts, scene.mirror.now);
}
