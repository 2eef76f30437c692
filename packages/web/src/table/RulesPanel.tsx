import { useCallback } from 'react';
import { loadRules } from '../games/assets.ts';
import { Loading, Trouble } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { Catalogue } from '../rules/Catalogue.tsx';

export function RulesPanel({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const rules = useLoaded(useCallback(() => loadRules(game), [game]));
  if (rules.value) return <Catalogue game={game} topics={rules.value} rule={rule} isLinked={false} />;
  return rules.error ? <Trouble error={rules.error} onRetry={rules.reload} /> : <Loading />;
}
