/** Cubes, discs and what all chapters say. */
export const common = {
  'eclipse.done': 'Done',
  'eclipse.controls': '{seat} controls {sector}',
  'eclipse.gives-up': '{seat} gives up {sector}',
  'eclipse.return-cube': 'To which track does the cube return?',
  'eclipse.track': '{track}',
} as const;
