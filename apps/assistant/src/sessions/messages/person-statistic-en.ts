export const personStatisticEn = {
  'figures.title': 'Agent statistics',
  'figures.failed': 'The figures could not be loaded',
  'figures.source':
    '{source, select, 0 {violations found during the call} 1 {violations found by a person} other {violations found afterwards}}',
  'figures.wholeDays': 'Figures cover whole days.',
  'figures.calls': 'Calls',
  'figures.answers': 'Answered',
  'figures.validCalls': 'Valid',
  'figures.talkSeconds': 'Talk time',
  'figures.quotes': 'Quoted',
  'figures.orders': 'Orders',
  'figures.day': 'Day',
  'figures.byDay': 'Figures by day',
} as const
