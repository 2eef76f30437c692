import type { AgendaId } from '../../agendas.ts';
import type { AgendaHooks } from '../../hooks.ts';
import { economicEquality, judicialAbolishment, miscountDisclosed } from './directives.ts';
import { coreMining, fleetRegulations, shardOfTheThrone } from './laws.ts';

export const agendaHooks: Readonly<Record<AgendaId, AgendaHooks>> = {
  'fleet-regulations': fleetRegulations,
  'shard-of-the-throne': shardOfTheThrone,
  'core-mining': coreMining,
  'miscount-disclosed': miscountDisclosed,
  'economic-equality': economicEquality,
  'judicial-abolishment': judicialAbolishment,
};
