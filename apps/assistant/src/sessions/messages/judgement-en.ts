export const judgementEn = {
  'judgement.title': 'Validation',
  'judgement.what': 'Reviewed item',
  'judgement.updatedAt': 'Reviewed',
  'judgement.failed': 'The verdicts could not be loaded',
  'judgement.empty': 'No verdicts',
  'judgement.empty.text': 'Sentences are reviewed in the editor of their session.',
} as const
