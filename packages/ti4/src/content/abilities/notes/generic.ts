import { addEffect, effectTarget } from '../../../rules/effects.ts';
import { hasUnits } from '../../../rules/pieces.ts';
import { gainTradeGoods } from '../../../rules/spend.ts';
import { player } from '../../../rules/table.ts';
import { gainPoints, losePoints } from '../../../rules/victory.ts';
import { tell } from '../../../words.ts';
import { type NoteHooks, on } from '../../hooks.ts';
import { returnsWhenAttacked } from './common.ts';

/** The owner activated a system with units of the holder: none of the owner's units can move there. */
export const ceasefire: NoteHooks = {
  triggers: [
    on('after system-activated', {
      usable: (g, holder, { seat, system }, owner) => seat === owner && hasUnits(g, holder, system),
      *resolve(g, _holder, { system }, owner) {
        addEffect(g, 'note/ceasefire', owner, 'tactical-action', system);
      },
    }),
  ],
  lasting: {
    enters: (allowed, g, holder, system) => allowed && effectTarget(g, 'note/ceasefire', holder) !== system,
  },
};

/** Until the agenda is resolved its owner cannot vote, play action cards or use faction abilities. */
export const politicalSecret: NoteHooks = {
  staysInPlay: true,
  triggers: [
    on('when agenda-revealed', {
      usable: () => true,
      *resolve(g, _holder, _revealed, owner) {
        addEffect(g, 'note/political-secret', owner, 'agenda');
      },
    }),
  ],
  lasting: {
    canVote: () => false,
    canPlayActionCards: (allowed, _g, holder, seat) => allowed && seat !== holder,
    canUseFactionAbilities: () => false,
  },
  returns: [
    on(['after agenda-resolved', 'after agenda-discarded'], {
      usable: () => true,
      *resolve() {},
    }),
  ],
};

/** Laid down at once; the holder has a point for it as long as it lies there. */
export const supportForTheThrone: NoteHooks = {
  staysInPlay: true,
  triggers: [
    on('when promissory-note-received', {
      mandatory: true,
      usable: (_g, holder, { seat, note }, owner) =>
        seat === holder && note.id === 'support-for-the-throne' && note.of === owner,
      *resolve(g, holder) {
        gainPoints(g, [holder], 1);
      },
    }),
  ],
  returns: [returnsWhenAttacked],
  returned(g, holder) {
    losePoints(g, holder, 1);
  },
};

/** When the owner replenishes commodities the holder gets all of them. */
export const tradeAgreement: NoteHooks = {
  triggers: [
    on('when commodities-replenished', {
      usable: (_g, _holder, { seat }, owner) => seat === owner,
      *resolve(g, holder, _replenished, owner) {
        const { commodities } = player(g, owner);
        player(g, owner).commodities = 0;
        tell(g, 'ti4.hands-over-commodities', { seat: owner, rival: holder, count: commodities });
        yield* gainTradeGoods(g, holder, commodities); // commodities.6
      },
    }),
  ],
};
