export const fleet = {
  'fleet.main': '{count, plural, =0 {Move nothing} one {Move # ship} other {Move # ships}}',
  'fleet.load': 'Load as usual',
  'fleet.path': 'Take the safest way',
  'fleet.all': 'all',
  'fleet.none': 'No ship of yours can come here.',
  'fleet.damaged': '{ship}, damaged',
  'fleet.move': 'move {move}{capacity, plural, =0 {} other {, carries #}}',
  'fleet.aboard': '{unit, name, #count} from {place}',
  'fleet.cargo': '{unit, name, #count}',
  'meter.capacity': 'Capacity',
  'meter.fleet': 'Fleet pool',
  'fleet.empty': 'A carrier leaves without infantry: it will take no planet',
} as const;
