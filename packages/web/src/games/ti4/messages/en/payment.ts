export const payment = {
  'pay.sum': '{sum} chosen',
  'pay.due': '{sum} of {due}{over, plural, =0 {} other {, # too much}}',
  'pay.goods': '{count, plural, one {# trade good} other {# trade goods}}',
  'pay.main':
    'Pay {sum} {currency, select, resources {{sum, plural, one {resource} other {resources}}} other {influence}}',
  'pay.less': '{count} more to pay',
  'pay.tokens': '{count, plural, =0 {Buy no token} one {Buy # token} other {Buy # tokens}}',
  'pay.next': '{count} more influence is one token more',
} as const;
