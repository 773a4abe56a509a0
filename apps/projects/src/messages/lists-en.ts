/** Texts of the lists of both sides. */
export const listsEn = {
  'lists.failed': 'The projects could not be loaded',
  'lists.open.failed': 'The project could not be loaded',
  'lists.industry': 'Industry',
  'lists.actions': 'Actions',
  'lists.actionOn': '{action}, {name}',
  'lists.noneFound': 'No project fits the filters',
}
