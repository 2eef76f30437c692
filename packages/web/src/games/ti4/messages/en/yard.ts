export const yard = {
  'yard.main': '{units, plural, =0 {Produce nothing} other {Build # for {price}}}',
  'yard.many': 'At most {limit, plural, one {# unit} other {# units}} here',
  'yard.figures': '{step, plural, =1 {cost {cost}} other {# for {cost}}}, hits on {combat}',
  'yard.on': 'on {planet}',
  'yard.units': 'Units',
} as const;
