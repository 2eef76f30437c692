import type { Agenda, AgendaId } from '../agendas.ts';
import { coreMining } from './core-mining.ts';
import { economicEquality } from './economic-equality.ts';
import { fleetRegulations } from './fleet-regulations.ts';
import { judicialAbolishment } from './judicial-abolishment.ts';
import { miscountDisclosed } from './miscount-disclosed.ts';
import { researchTeamBiotic } from './research-team-biotic.ts';
import { researchTeamCybernetic } from './research-team-cybernetic.ts';
import { researchTeamPropulsion } from './research-team-propulsion.ts';
import { researchTeamWarfare } from './research-team-warfare.ts';
import { senateSanctuary } from './senate-sanctuary.ts';
import { shardOfTheThrone } from './shard-of-the-throne.ts';
import { terraformingInitiative } from './terraforming-initiative.ts';

export const agendas: { readonly [id in AgendaId]?: Agenda } = {
  'core-mining': coreMining,
  'economic-equality': economicEquality,
  'fleet-regulations': fleetRegulations,
  'judicial-abolishment': judicialAbolishment,
  'miscount-disclosed': miscountDisclosed,
  'research-team-biotic': researchTeamBiotic,
  'research-team-cybernetic': researchTeamCybernetic,
  'research-team-propulsion': researchTeamPropulsion,
  'research-team-warfare': researchTeamWarfare,
  'senate-sanctuary': senateSanctuary,
  'shard-of-the-throne': shardOfTheThrone,
  'terraforming-initiative': terraformingInitiative,
};
