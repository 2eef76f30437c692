import type { AgendaId } from '../../agendas.ts';
import type { AgendaHooks } from '../../hooks.ts';

export const agendaHooks: Partial<Record<AgendaId, AgendaHooks>> = {};
