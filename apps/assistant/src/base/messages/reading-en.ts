/** Texts of every page that reads a list, and of settings; those of one page stand with it. */
export const readingEn = {
  'reading.days': 'Days',
  'reading.problem.backwards': 'The last day is before the first.',
  'reading.problem.tooLong': 'At most {max} days.',
  'settings.unset': 'Not set yet: the default',
  'settings.noBusiness': 'There is no business yet',
} as const
