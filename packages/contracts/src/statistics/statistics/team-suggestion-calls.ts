import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, MAX_PAGE_SIZE, queryId, queryIds } from '../../shared/wire.ts'

const person = z.object({ userId: id, userName: z.string() })

/** A suggestion that holds for people of a team, by name. */
const suggestion = z.object({
  id,
  bizTypeId: id,
  bizTypeName: z.string(),
  name: z.string(),
  tips: z.string(),
  people: z.array(person).min(1),
})

const team = z.object({
  orgId: id,
  /** Different people with any suggestion. */
  peopleCnt: z.int().min(1),
  suggestions: z.array(suggestion).min(1),
})
export type SuggestedTeam = z.output<typeof team>

/**
 * Suggestions that hold for people who belong to some teams now, as `userData.suggestions` reports them for each person.
 * Teams without any are left out. The console's own call, like that one (RPT-Q33).
 */
export const teams = defineCall({
  id: 'teamSuggestion.teams',
  path: '/api/dolphin-ai/stat/team/suggestions',
  successCode: 200,
  localised: true,
  query: z.strictObject({ bizTypeId: queryId.optional(), orgId: queryIds(MAX_PAGE_SIZE) }),
  data: z.object({ teams: z.array(team) }),
})
