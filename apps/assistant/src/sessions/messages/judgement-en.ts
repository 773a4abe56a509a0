export const judgementEn = {
  'judgement.title': 'Validation',
  'judgement.what': 'What was judged',
  'judgement.updatedAt': 'Judged',
  'judgement.failed': 'The judgements could not be loaded',
  'judgement.empty': 'No judgements',
  'judgement.empty.text': 'A sentence is judged in the editor of its session.',
} as const
