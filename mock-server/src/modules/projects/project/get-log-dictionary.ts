import { projectLog, type DataOf, type Language } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { LOG_DICTIONARY, LOG_KEYS } from './log-dictionary.ts'
import { canSeeProject } from './project.policy.ts'

export const getLogDictionary = route(projectLog.logDictionary, {
  policy: canSeeProject,
  handler: async ({ language }) => dictionaryIn(language),
})

function dictionaryIn(language: Language): DataOf<typeof projectLog.logDictionary> {
  return LOG_KEYS.map((key) => ({ key, name: LOG_DICTIONARY[key][language], type: LOG_DICTIONARY[key].type }))
}
