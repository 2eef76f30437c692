/** Cubes, discs and what all chapters say. */
export const common = {
  'eclipse.done': 'Done{left, plural, =0 {} one {: # activation is lost} other {: # activations are lost}}',
  'eclipse.controls': '{seat} controls {sector}',
  'eclipse.gives-up': '{seat} gives up {sector}',
  'eclipse.return-cube': 'To which track does the cube return?',
  'eclipse.cube-to-track': 'Back to the {track} track',
  'eclipse.cube-from-track': 'From the {track} track',
} as const;
