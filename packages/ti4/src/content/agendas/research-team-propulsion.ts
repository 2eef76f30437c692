import type { Agenda } from '../agendas.ts';
import { researchTeam } from './research-team.ts';

export const researchTeamPropulsion: Agenda = researchTeam('propulsion', 'industrial');
