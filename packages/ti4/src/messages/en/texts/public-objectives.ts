/** What must be so, or must be paid, when a public objective is scored. */
import type { PublicObjectiveId } from '../../../content/public-objectives.ts';

export const publicObjectives: Readonly<Record<PublicObjectiveId, string>> = {
  'corner-the-market': 'You control at least 4 planets of one and the same trait.',
  'develop-weaponry': 'You own at least 2 unit upgrades.',
  'diversify-research': 'You own at least 2 technologies in each of 2 colours.',
  'erect-a-monument': 'You spend 8 resources as you score it.',
  'expand-borders': 'You control at least 6 planets that are in no home system.',
  'found-research-outposts': 'You control at least 3 planets with a technology specialty.',
  'intimidate-council': 'You have ships in at least 2 systems adjacent to that of Mecatol Rex.',
  'lead-from-the-front': 'You spend 3 command tokens of your tactic and strategy pools as you score it.',
  'negotiate-trade-routes': 'You spend 5 trade goods as you score it.',
  'sway-the-council': 'You spend 8 influence as you score it.',
  'centralize-galactic-trade': 'You spend 10 trade goods as you score it.',
  'conquer-the-weak': "You control at least 1 planet in another player's home system.",
  'form-galactic-brain-trust': 'You control at least 5 planets with a technology specialty.',
  'found-a-golden-age': 'You spend 16 resources as you score it.',
  'galvanize-the-people': 'You spend 6 command tokens of your tactic and strategy pools as you score it.',
  'manipulate-galactic-law': 'You spend 16 influence as you score it.',
  'master-the-sciences': 'You own at least 2 technologies in each of the 4 colours.',
  'revolutionize-warfare': 'You own at least 3 unit upgrades.',
  'subdue-the-galaxy': 'You control at least 11 planets that are in no home system.',
  'unify-the-colonies': 'You control at least 6 planets of one and the same trait.',
};
