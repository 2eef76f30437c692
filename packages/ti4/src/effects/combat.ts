/** Space cannons, barrages, bombardment, dice and retreats. */
export const combat = {
  'ti4.fire': { rule: 'abilities.24', text: 'Your units roll their dice for it now.' },
  'ti4.use-all': { rule: 'abilities.24', text: 'All units that can roll their dice for it.' },
  'ti4.use-some': { rule: 'abilities.24', text: 'You choose how many units of each kind roll.' },
  'ti4.use-none': { rule: 'abilities.24', text: 'No dice are rolled for it.' },
  'ti4.bombard-each': { rule: 'bombardment.1', text: 'You choose a planet for each of your units.' },
  'ti4.units-on': { rule: 'bombardment.1', text: 'So many of them bombard {planet}.' },
  'ti4.extra-die-of': { rule: 'abilities.24', text: 'It rolls one die more.' },
  'ti4.no-sustain': { rule: 'sustain-damage.0', text: 'Units are destroyed for the hits that are left.' },
  'ti4.all-misses': { rule: 'rerolls.1', text: 'All dice that missed are rolled again; the new results count.' },
  'ti4.die': { rule: 'rerolls.1', text: 'A die that shows {result}.' },
  'ti4.die-of-unit': { rule: 'rerolls.1', text: 'A die that shows {result}.' },
  'ti4.fight-on': { rule: 'space-combat.4', text: 'You stay; dice are rolled.' },
  'ti4.announce-retreat': {
    rule: 'space-combat.4a',
    text: 'This round is still fought; then your ships go to a system beside, where you place a command token.',
  },
} as const;
