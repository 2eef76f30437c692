import { gainTechnology, technologyDeck } from '../../../rules/technology.ts';
import { type NoteHooks, on } from '../../hooks.ts';
import { fold } from '../../registry.ts';
import { technology } from '../../technologies.ts';

/** Jol-Nar: the holder gains a technology that Jol-Nar has researched, unless it is one of a faction. */
export const researchAgreement: NoteHooks = {
  triggers: [
    on('after technology-researched', {
      usable: (g, holder, { seat, technology: id }, owner) =>
        seat === owner &&
        technology(id).faction === null &&
        technologyDeck(g, holder).includes(id) &&
        fold('canOwnTechnology', true, g, holder, id),
      *resolve(g, holder, { technology: id }) {
        yield* gainTechnology(g, holder, id);
      },
    }),
  ],
};
