import { userData } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { unixSecondsOf } from '../../../platform/clock.ts'
import { dayBeside, dayOf } from '../../../platform/time/days.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { matchedSuggestions } from './matched-suggestions.ts'
import { figuresOf, suggestionsOf } from './suggestion.store.ts'

export const listSuggestions = route(userData.suggestions, {
  policy: canOpen('statistic.user'),
  handler: async ({ ctx, tx, session, language, query: { bizTypeId, userId: userIds } }) => {
    await requireBusinessType(tx, bizTypeId)
    const suggestions = await suggestionsOf(tx, { bizTypeId, language })
    if (suggestions.length === 0) return { people: [] }
    const today = dayOf(unixSecondsOf(ctx.clock.now()), session.timezone)
    const figures = await figuresOf(tx, {
      filter: {
        beginDay: dayBeside(today, 1 - userData.SUGGESTION_DAYS),
        endDay: today,
        bizTypeId,
        scope: await scopeOf(tx, { userId: session.userId, orgId: undefined }),
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
