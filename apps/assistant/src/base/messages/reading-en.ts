/** Texts of all read-only lists and of settings; those of one page are with it. */
export const readingEn = {
  'reading.days': 'Days',
  'reading.problem.backwards': 'The last day is before the first.',
  'reading.problem.tooLong': 'At most {max} days.',
  'settings.unset': 'Not set yet: the default',
  'settings.noBusiness': 'There is no business yet',
} as const
