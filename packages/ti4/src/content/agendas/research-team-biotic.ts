import type { Agenda } from '../agendas.ts';
import { researchTeam } from './research-team.ts';

export const researchTeamBiotic: Agenda = researchTeam('biotic', 'industrial');
