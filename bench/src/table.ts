import type { Result } from './measure.ts';

/** The results for people: a line each, and under it the figures. */
export function table(results: readonly Result[]): string {
  const nameWidth = Math.max(...results.map(({ name }) => name.length));
  const aboutWidth = Math.max(...results.map(({ about }) => about.length));
  return results
    .map(({ name, about, ratio, bound, goal, met, problem, figures }) => {
      const columns = [
        name.padEnd(nameWidth),
        about.padEnd(aboutWidth),
        String(ratio ?? '–').padStart(8),
        `(goal: ${bound} ${goal})`.padEnd(21),
        met === null ? `not measured: ${problem}` : met ? 'met' : 'NOT MET',
      ];
      const details = Object.entries(figures).map(([key, figure]) => `  ${key}: ${figure.toLocaleString('en')}`);
      return [columns.join('  '), ...details].join('\n');
    })
    .join('\n');
}
