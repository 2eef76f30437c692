import type { Agenda, AgendaId } from '../agendas.ts';
import { coreMining } from './core-mining.ts';
import { economicEquality } from './economic-equality.ts';
import { fleetRegulations } from './fleet-regulations.ts';
import { judicialAbolishment } from './judicial-abolishment.ts';
import { miscountDisclosed } from './miscount-disclosed.ts';
import { shardOfTheThrone } from './shard-of-the-throne.ts';

export const agendas: { readonly [id in AgendaId]?: Agenda } = {
  'core-mining': coreMining,
  'economic-equality': economicEquality,
  'fleet-regulations': fleetRegulations,
  'judicial-abolishment': judicialAbolishment,
  'miscount-disclosed': miscountDisclosed,
  'shard-of-the-throne': shardOfTheThrone,
};
