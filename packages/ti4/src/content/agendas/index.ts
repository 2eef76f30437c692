import type { Agenda, AgendaId } from '../agendas.ts';
import { coreMining } from './core-mining.ts';
import { economicEquality } from './economic-equality.ts';
import { fleetRegulations } from './fleet-regulations.ts';
import { judicialAbolishment } from './judicial-abolishment.ts';
import { miscountDisclosed } from './miscount-disclosed.ts';
import { shardOfTheThrone } from './shard-of-the-throne.ts';

export const agendas: { readonly [id in AgendaId]?: Agenda } = {
  'fleet-regulations': fleetRegulations,
  'shard-of-the-throne': shardOfTheThrone,
  'core-mining': coreMining,
  'miscount-disclosed': miscountDisclosed,
  'economic-equality': economicEquality,
  'judicial-abolishment': judicialAbolishment,
};
