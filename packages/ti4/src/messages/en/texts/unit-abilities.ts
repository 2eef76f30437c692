/** What the abilities of units mean. */
import type { UnitAbility } from '../../../content/hooks.ts';

export const unitAbilities: Readonly<Record<UnitAbility, string>> = {
  'anti-fighter-barrage':
    'In the first round of a space combat, before retreats are announced, the unit rolls its barrage dice; each hit destroys a fighter of the opponent there.',
  bombardment:
    'In your invasion, before units land, the unit rolls its dice against one planet of the system; each hit destroys a ground force of another player there. Planetary Shield prevents it.',
  'planetary-shield': 'Bombardment cannot be used against the planet that the unit is on.',
  production:
    'In the last step of your tactical action in its system you may produce, and pay for, up to as many units as its value says. Each fighter and each infantry counts as one.',
  'space-cannon':
    'After ships have moved, the unit may fire at ships in the active system: at those of the active player or, if you are active, of one other player. In an invasion it may fire at those who land on its planet.',
  'sustain-damage':
    'Before you assign hits that the unit could take, it may cancel one and become damaged. A damaged unit cannot do so until it is repaired.',
};
