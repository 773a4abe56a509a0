import { userData } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { addDays, toZonedDay } from '../../../platform/time/days.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { matchedSuggestions } from './matched-suggestions.ts'
import { findPersonFigures, findSuggestions } from './suggestion.store.ts'

export const listSuggestions = route(userData.suggestions, {
  policy: canOpen('statistic.user'),
  handler: async ({ ctx, tx, session, language, query: { bizTypeId, userId: userIds } }) => {
    await requireBusinessType(tx, bizTypeId)
    const suggestions = await findSuggestions(tx, { bizTypeId, language })
    if (suggestions.length === 0) return { people: [] }
    const today = toZonedDay(toUnixSeconds(ctx.clock.now()), session.timezone)
    const figures = await findPersonFigures(tx, {
      filter: {
        beginDay: addDays(today, 1 - userData.SUGGESTION_DAYS),
        endDay: today,
        bizTypeId,
        scope: await findScope(tx, { userId: session.userId, orgId: undefined }),
      },
      userIds,
    })
    const people = userIds.map((userId) => ({
      userId,
      suggestions: matchedSuggestions(
        suggestions,
        figures.filter((one) => one.userId === userId),
      ),
    }))
    return { people: people.filter((person) => person.suggestions.length > 0) }
  },
})
