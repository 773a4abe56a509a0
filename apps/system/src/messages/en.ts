/** Texts that several pages share; each page loads its own. */
export const en = {
  'system.name': 'Name',
  'system.create': 'Create',
  'system.save': 'Save',
  'system.rename': 'Rename',
  'system.delete': 'Delete',
  'system.edit': 'Edit',
  'system.actions': 'Actions',
  'system.badName': 'A name of 1 to {max} characters, in one line.',
}
