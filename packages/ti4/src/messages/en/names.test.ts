import { expect, test } from 'vitest';
import { actionCardIds } from '../../content/action-cards.ts';
import { agendaIds } from '../../content/agendas.ts';
import { factionIds } from '../../content/factions.ts';
import type { UnitAbility } from '../../content/hooks.ts';
import { noteIds } from '../../content/notes.ts';
import { planetIds } from '../../content/planets.ts';
import { publicObjectiveIds } from '../../content/public-objectives.ts';
import { secretObjectiveIds } from '../../content/secret-objectives.ts';
import { strategyCardIds } from '../../content/strategy-cards.ts';
import { systemIds } from '../../content/systems.ts';
import { technologyIds } from '../../content/technologies.ts';
import { unitIds, unitTypes } from '../../content/units.ts';
import { names } from './names.ts';
import { texts } from './texts/index.ts';

const kinds = {
  system: systemIds,
  planet: planetIds,
  unit: unitIds,
  'unit-type': unitTypes,
  technology: technologyIds,
  faction: factionIds,
  'strategy-card': strategyCardIds,
  'public-objective': publicObjectiveIds,
  'secret-objective': secretObjectiveIds,
  'action-card': actionCardIds,
  agenda: agendaIds,
  law: agendaIds,
  note: noteIds,
  'unit-ability': [
    'anti-fighter-barrage',
    'sustain-damage',
    'bombardment',
    'planetary-shield',
    'space-cannon',
    'production',
  ] satisfies UnitAbility[],
};

for (const [kind, ids] of Object.entries(kinds)) {
  test(`every ${kind} has a name that no other ${kind} has`, () => {
    const called = ids.map((id) => ({ ...names, ...texts })[`name.${kind}/${id}`]);
    expect(called).not.toContain(undefined);
    expect(new Set(called).size).toBe(ids.length);
  });
}
