import { account } from '@console/contracts'
import { acceptForms } from '../../../access/accept-forms.ts'
import { registerRoutes } from '../../../access/register-routes.ts'
import { endInterruptedJobs } from '../../../platform/lease/interrupted-jobs.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { changePeople } from './change-people.ts'
import { createPerson } from './create-person.ts'
import { endSessions } from './end-sessions.ts'
import { erasePerson } from './erase-person.ts'
import { getOptions } from './get-options.ts'
import { getPerson } from './get-person.ts'
import { getPersonalData } from './get-personal-data.ts'
import { checkImport, importTooLarge } from './import/check-import.ts'
import { getImport } from './import/get-import.ts'
import { openImportRunner, type ImportRunner } from './import/import-runner.ts'
import { stopInterruptedImports } from './import/import.store.ts'
import { listProblems } from './import/list-problems.ts'
import { importProblemsExport } from './import/problems.export.ts'
import { startImport } from './import/start-import.ts'
import { stopImport } from './import/stop-import.ts'
import { listOrganizations } from './list-organizations.ts'
import { listPeople } from './list-people.ts'
import { modifyPerson } from './modify-person.ts'
import { peopleExport } from './people.export.ts'
import { resetFactor } from './reset-factor.ts'
import { resetPasswords } from './reset-passwords.ts'

/** A function, since each server runs its own imports. */
export function accountModule(): Module {
  let runner: ImportRunner | undefined
  let stop = async (): Promise<void> => undefined
  return {
    name: 'account',
    auditDictionary,
    exportKinds: { people: peopleExport, importProblems: importProblemsExport },
    routes: [
      listPeople,
      getPerson,
      getOptions,
      listOrganizations,
      createPerson,
      modifyPerson,
      changePeople,
      resetPasswords,
      resetFactor,
      endSessions,
      getPersonalData,
      erasePerson,
      getImport,
      listProblems,
      startImport,
      stopImport,
    ],
    mount: (app, ctx) => {
      app.register(async (scope) => {
        acceptForms(scope, ctx, { maxFileBytes: account.IMPORT_MAX_BYTES, tooLarge: importTooLarge })
        registerRoutes(scope, ctx, [checkImport])
      })
      app.addHook('preClose', async () => runner?.close())
    },
    jobs: [
      {
        start: async (ctx) => {
          runner = await openImportRunner(ctx)
          stop = await endInterruptedJobs(ctx, stopInterruptedImports)
        },
        stop: () => stop(),
      },
    ],
  }
}
