import { closePublished, publishSecret } from '../../rules/objectives.ts';
import type { Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';
import type { SecretObjectiveId } from '../secret-objectives.ts';

const kind = 'secret-objective/';

function scoredSecrets(g: Ti4): SecretObjectiveId[] {
  return g.players.flatMap((each) => each.scoredSecrets);
}

/** A secret objective that somebody has scored becomes public: others may score it as long as this law is in play. */
export const classifiedDocumentLeaks: Agenda = {
  kind: 'law',
  vote: 'elect-other',
  trait: null,
  givesWay: (g) => scoredSecrets(g).length === 0,
  outcomes: (g) => scoredSecrets(g).map((id) => `${kind}${id}`),
  *resolve(g, outcome) {
    closePublished(g); // what an earlier vote had elected
    publishSecret(g, outcome.slice(kind.length) as SecretObjectiveId);
  },
  *discarded(g) {
    closePublished(g);
  },
};
