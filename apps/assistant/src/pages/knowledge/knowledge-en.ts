export const knowledgeEn = {
  'knowledge.document.title': 'Documents',
  'knowledge.document.about': 'What seats may read aloud or look up during a call.',
  'knowledge.document.count': '{count, plural, one {# document} other {# documents}}',
  'knowledge.document.failed': 'The documents could not be loaded',
  'knowledge.document.empty': 'No documents yet',
  'knowledge.document.emptyText':
    'Write down what seats are asked about, and link it to the questions it answers.',
  'knowledge.document.filteredEmpty': 'No document holds this text',
  'knowledge.document.add': 'New document',
  'knowledge.document.edit': 'Edit “{name}”',
  'knowledge.document.filter.text': 'Text',
  'knowledge.document.column.title': 'Title',
  'knowledge.document.column.content': 'Text',
  'knowledge.document.column.questions': 'Questions',
  'knowledge.document.field.title': 'Title',
  'knowledge.document.field.content': 'Text',
  'knowledge.document.field.questionIds': 'Questions that it answers',
} as const
