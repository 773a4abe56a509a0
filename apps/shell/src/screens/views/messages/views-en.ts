/** Texts of the list of views; they come with its code. */
export const viewsEn = {
  'views.title': 'Views of this page',
  'views.close': 'Close views',
  'views.failed': 'The views could not be loaded',
  'views.notRefreshed': 'The views may be out of date: {reason}',
  'views.none': 'No views yet',
  'views.open': 'Open now',
  'views.start': 'Start view',
  'views.moves': 'Days move with today',
  'views.setStart': 'Open this page with “{name}”',
  'views.copy': 'Copy link to “{name}”',
  'views.rename': 'Rename “{name}”',
  'views.delete': 'Delete “{name}”',
  'views.notChanged': 'The view was not changed: {reason}',
  'views.deleted': '“{name}” is deleted.',
  'views.undo': 'Undo',
  'views.notRestored': '“{name}” was not restored: {reason}',
  'views.save': 'Save this view',
  'views.saveButton': 'Save',
  'views.replace': 'Replace “{name}”',
  'views.saved': 'View saved',
  'views.name': 'Name',
  'views.badName': 'Enter 1 to {max} characters, on one line.',
  'views.nameTaken': 'A view of this page has this name already. Choose another name, or replace that view.',
  'views.movable': 'Days move with today',
  'views.movable.note': 'Off: the view keeps these days.',
  'views.full': 'A page can have {max} views. Delete one to save another.',
  'views.default': 'The page shows its defaults. Set filters and inquire to save them as a view.',
  'views.tooLong': 'This query is too long to be saved.',
  'views.secretInQuery':
    'This query has a token, a password or another secret, and is not saved. Remove it from the address first.',
  'views.addressInQuery':
    'This query has an address outside of the console, and is not saved. Remove it from the address first.',
  'views.renameSave': 'Rename',
  'views.renameCancel': 'Cancel',
} as const

export type ViewsMessageId = keyof typeof viewsEn
