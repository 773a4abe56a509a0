export const personStatisticEn = {
  'figures.title': 'Figures of people',
  'figures.failed': 'The figures could not be loaded',
  'figures.source':
    '{source, select, 0 {violations found while they talked} 1 {violations found by a person} other {violations found afterwards}}',
  'figures.wholeDays': 'Statistics are of whole days: the first and the last day count from end to end.',
  'figures.calls': 'Calls',
  'figures.answers': 'Answered',
  'figures.validCalls': 'Valid',
  'figures.talkSeconds': 'Talk time',
  'figures.quotes': 'Quoted',
  'figures.orders': 'Deals',
  'figures.day': 'Day',
  'figures.byDay': 'Figures by day',
} as const
