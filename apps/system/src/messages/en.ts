import { businessEn } from './business-en.ts'
import { organizationEn } from './organization-en.ts'
import { peopleEn } from './people-en.ts'
import { peopleImportEn } from './people-import-en.ts'
import { personEn } from './person-en.ts'
import { roleEn } from './role-en.ts'
import { tenantEn } from './tenant-en.ts'

/** One file a page and language beside this one, spread here. */
export const en = {
  ...roleEn,
  ...peopleEn,
  ...peopleImportEn,
  ...personEn,
  ...businessEn,
  ...organizationEn,
  'system.kept': 'What you typed is kept.',
  'system.goBack': 'Back to the start',
  'system.name': 'Name',
  'system.create': 'Create',
  'system.save': 'Save',
  'system.rename': 'Rename',
  'system.delete': 'Delete',
  'system.conflict': 'Somebody changed this meanwhile.',
  'system.conflict.keep': 'Go on with mine',
  'system.conflict.take': 'Show what is there now',
  'system.edit': 'Edit',
  'system.actions': 'Actions',
  'system.badName': 'A name of 1 to {max} characters, in one line.',
  ...tenantEn,
}
