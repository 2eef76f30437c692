import type { Player } from '@orrery/kernel';
import type { MessageKey, Ti4 } from '@orrery/ti4';
import { type Habits, habitAt, something, withoutOpinion } from '../habits.ts';
import {
  activate,
  chooseUnits,
  commit,
  load,
  moveShips,
  pay,
  removeCustodians,
  turn,
  useProduction,
} from './action.ts';
import {
  castVotes,
  chooseStrategyCard,
  constructionSystem,
  decideOutcome,
  follow,
  payForTokens,
  placeStructure,
  predict,
  research,
  score,
  splitTokens,
  vote,
} from './council.ts';
import { type Habit, mindOf, prefer } from './mind.ts';
import { answerOffer, askedNote, noGoods, ownNote, sameCommodities, tradeWith } from './talks.ts';
import { inWindow, lose, retreat, sustain } from './war.ts';

/** Takes what is offered. */
const act: Habit = ({ decision, random }) => something(decision, random);

/** What the player does at each kind of decision; anything else it declines, or leaves to chance. */
export const habits: Habits<MessageKey, Habit> = {
  'ti4.turn': turn,
  'ti4.activate': activate,
  'ti4.move-ships': moveShips,
  'ti4.load': load,
  'ti4.commit': commit,
  'ti4.remove-custodians?': removeCustodians,
  'ti4.use-production': useProduction,
  'ti4.choose-units': chooseUnits,
  'ti4.pay-resources': pay,
  'ti4.pay-influence': pay,
  'ti4.pay-for-tokens': payForTokens,
  'ti4.choose-strategy-card': chooseStrategyCard,
  'ti4.follow': follow,
  'ti4.gain-tokens': splitTokens,
  'ti4.redistribute': splitTokens,
  'ti4.research': research,
  'ti4.technology.research': prefer('research'),
  'ti4.score-public': score,
  'ti4.score-secret': score,
  'ti4.vote': vote,
  'ti4.cast-votes': castVotes,
  'ti4.decide-outcome': decideOutcome,
  'ti4.predict': predict,
  'ti4.construction.place': placeStructure,
  'ti4.construction.system': constructionSystem,
  'ti4.window': inWindow,
  'ti4.assign-hits': lose,
  'ti4.choose-destroyed': lose,
  'ti4.choose-removed': lose,
  'ti4.sustain-damage': sustain,
  'ti4.retreat?': retreat,
  'ti4.reroll': act,
  'ti4.use-bombardment': act,
  'ti4.diplomacy.ready': act,
  'ti4.settle?': act,
  'ti4.use-space-cannon': prefer('all'),
  'ti4.use-anti-fighter-barrage': prefer('all'),
  'ti4.trade?': prefer('go-on'),
  'ti4.trade-with': tradeWith,
  'ti4.give-trade-goods': noGoods,
  'ti4.ask-trade-goods': noGoods,
  'ti4.give-commodities': sameCommodities,
  'ti4.ask-commodities': sameCommodities,
  'ti4.give-note': ownNote,
  'ti4.ask-note': askedNote,
  'ti4.give-cards': prefer('give:no-more-cards'),
  'ti4.ask-cards': prefer('ask:no-more-cards'),
  'ti4.offer': answerOffer,
};

/** Expands, scores, builds, and fights when it should win. */
export const ti4Greedy: Player<Ti4> = {
  choose(seated, random) {
    const mind = mindOf(seated, random);
    return habitAt(habits, seated.decision)?.(mind) ?? withoutOpinion(seated.decision, random);
  },
};
