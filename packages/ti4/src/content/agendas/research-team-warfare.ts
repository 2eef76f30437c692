import type { Agenda } from '../agendas.ts';
import { researchTeam } from './research-team.ts';

export const researchTeamWarfare: Agenda = researchTeam('warfare', 'hazardous');
