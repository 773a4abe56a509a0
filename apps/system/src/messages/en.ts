import { peopleEn } from './people-en.ts'
import { peopleImportEn } from './people-import-en.ts'
import { personEn } from './person-en.ts'
import { roleEn } from './role-en.ts'

/** One file a page and language beside this one, spread here. */
export const en = {
  ...roleEn,
  ...peopleEn,
  ...peopleImportEn,
  ...personEn,
  'system.kept': 'What you typed is kept.',
  'system.conflict': 'Somebody changed this meanwhile.',
  'system.conflict.keep': 'Go on with mine',
  'system.conflict.take': 'Show what is there now',
  'system.goBack': 'Back to the start',
}
