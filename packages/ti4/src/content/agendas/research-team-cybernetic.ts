import type { Agenda } from '../agendas.ts';
import { researchTeam } from './research-team.ts';

export const researchTeamCybernetic: Agenda = researchTeam('cybernetic', 'industrial');
