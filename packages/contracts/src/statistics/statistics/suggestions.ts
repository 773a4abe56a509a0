import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, MAX_PAGE_SIZE, queryId, queryIds } from '../../shared/wire.ts'
import { LOGICS } from './user-data-config.ts'

/** Suggestions compare so many days: today and those before it (RPT-058). */
export const SUGGESTION_DAYS = 7

/** A suggestion that holds for a person, with the values that made it hold. */
const matchedSuggestion = z.object({
  id,
  bizTypeId: id,
  bizTypeName: z.string(),
  name: z.string(),
  tips: z.string(),
  rules: z.array(
    z.object({
      sourceId: id,
      sourceName: z.string(),
      /** Value and threshold are seconds. */
      isTime: z.boolean(),
      logic: z.enum(LOGICS),
      threshold: z.number(),
      value: z.number(),
    }),
  ),
})
export type MatchedSuggestion = z.output<typeof matchedSuggestion>

/**
 * Suggestions that hold for some people, by what each did in a business in the last days; of those who worked for it then.
 * People without any are left out. The console's own call: the documents do not say where suggestions are seen (RPT-Q33).
 */
export const suggestions = defineCall({
  id: 'userData.suggestions',
  path: '/api/dolphin-ai/stat/suggestions',
  successCode: 200,
  localised: true,
  query: z.strictObject({ bizTypeId: queryId.optional(), userId: queryIds(MAX_PAGE_SIZE) }),
  data: z.object({
    people: z.array(z.object({ userId: id, suggestions: z.array(matchedSuggestion) })),
  }),
})
