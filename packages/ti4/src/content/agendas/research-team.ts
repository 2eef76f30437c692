import { exhaustLaw, isLawReady, lawInPlay } from '../../rules/laws.ts';
import { controls } from '../../rules/table.ts';
import type { Agenda, AgendaId } from '../agendas.ts';
import type { Trait } from '../planets.ts';
import type { Colour } from '../technologies.ts';

/** The controller of the elected planet may exhaust this card to ignore a prerequisite of its colour. */
export function researchTeam(colour: Colour, trait: Trait): Agenda {
  const id = `research-team-${colour}` satisfies AgendaId;
  return {
    kind: 'law',
    vote: 'elect-planet',
    trait,
    modify: {
      waivers(ways, g, holder) {
        const planet = lawInPlay(g, id)?.planet;
        if (!planet || !controls(g, holder, planet) || !isLawReady(g, id)) return ways;
        return [
          ...ways,
          {
            source: `law/${id}`,
            colour,
            *pay() {
              exhaustLaw(g, holder, id);
            },
          },
        ];
      },
    },
    *resolve() {},
  };
}
